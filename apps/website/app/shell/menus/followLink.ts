import type { NavigateFunction } from 'react-router';

/** Goes where a link leads: on this site in the same tab, elsewhere in a new one (SPEC 2.2). */
export function followLink(href: string, navigate: NavigateFunction): void {
  if (href.startsWith('/')) navigate(href);
  else open(href, '_blank', 'noreferrer');
}
