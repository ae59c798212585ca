import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/**
 * The script at the end of every page: it scrolls to where the reader left the page, before the router does. The
 * client's build does not contain it.
 */
export const SCROLL_SCRIPT = import.meta.env.SSR
  ? "{let h=history;(h.state||{}).key||h.replaceState({key:Math.random().toString(32).slice(2)},'');" +
    "try{let y=JSON.parse(sessionStorage['react-router-scroll-positions'])[h.state.key];y>=0&&scrollTo(0,y)}catch(e){}}"
  : '';

/** Restores scroll positions, as React Router's component of this name, whose script takes twice the bytes. */
export function ScrollRestoration() {
  useScrollRestoration();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCROLL_SCRIPT }} />;
}
