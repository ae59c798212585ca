import type { EntryContext } from 'react-router';
import type { PageHandoff } from '../routing/index.ts';
import { stringifyForHydration } from './omitFromHydration.server.ts';
import { PLAYBACK_FILES, type PlaysStream } from './playbackFiles.server.ts';

/** The newest features of the oldest browsers that the scripts are built for (vite.config.ts). */
const IS_NEW_ENOUGH = `[].toSorted&&HTMLScriptElement.supports&&HTMLScriptElement.supports('importmap')`;

/**
 * Shows the complete page without scripts: in an older browser, because a script that fails halfway would leave nothing,
 * and when the scripts cannot be loaded or do not come in time
 * (docs/decisions/0057-where-scripts-fail-the-page-stays.md). A pressed button waits no longer.
 */
const STAY_WITHOUT_SCRIPTS = `takeEarlyPress();document.documentElement.dataset.withoutScripts='';for(const n of document.querySelectorAll('noscript'))n.outerHTML=n.textContent`;

/**
 * Scripts do not come any more when no file at all has come for this long, in milliseconds: on a train a request may be
 * accepted and never answered. Where all comes slowly they take longer: 87 s at 50 kbit/s.
 */
const STALLED_MS = 45_000;

/**
 * The script at the end of a page: the data for its hydration, and its modules, which are requested together after the
 * first paint (docs/decisions/0028-scripts-load-after-the-first-paint.md); a background tab paints nothing. `mark` is
 * its nonce. Its syntax is of 2017: older browsers must be able to read it, or they would not even stay without scripts.
 */
export function renderPageScript(context: EntryContext, mark: string): string {
  const { manifest, routeModules, staticHandlerContext } = context;
  const { matches, loaderData, errors } = staticHandlerContext;
  const routes = matches.flatMap(({ route, pathname, pathnameBase }) => {
    const built = manifest.routes[route.id];
    const place = {
      pathname: pathname === '/' ? undefined : pathname,
      pathnameBase: pathnameBase === pathname ? undefined : pathnameBase,
    };
    return built ? [{ ...place, ...built }] : [];
  });
  const { module: entry, imports } = manifest.entry;
  const playsStream = routes.some(
    ({ id }) => (routeModules[id]?.handle as Partial<PlaysStream> | undefined)?.playsStream,
  );
  const files = new Set([
    ...[entry, ...imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])],
    ...(playsStream ? PLAYBACK_FILES : []),
  ]);
  const handoff: PageHandoff = {
    routes: routes.map(({ id, pathname, pathnameBase, module, css }) => ({
      id,
      pathname,
      pathnameBase,
      module,
      css,
    })),
    params: matches.at(-1)?.params ?? {},
    loaderData,
    ...(errors && { errors }),
    table: manifest.url,
  };
  return `<script nonce="${mark}" type="module" async>window.pageHandoff=${escapeScript(stringifyForHydration(handoff, context))};const stay=()=>{${STAY_WITHOUT_SCRIPTS}};if(${IS_NEW_ENOUGH})(async()=>{await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));for(const href of ${JSON.stringify([...files])})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,fetchPriority:'low'}));let n,late=window.pageHandoff.late=setInterval(()=>{const m=performance.getEntriesByType('resource').length;if(m===n){clearInterval(late);stay()}n=m},${STALLED_MS});import(${JSON.stringify(entry)}).catch(e=>{stay();throw e})})();else stay()</script>`;
}

/** JSON for a script, escaped so that it cannot end the script or the page. */
export const escapeScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
