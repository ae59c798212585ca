import type { EntryContext } from 'react-router';

/**
 * A route names in its `handle` what the page's HTML holds already: hydration takes that from there, it is not sent
 * twice.
 */
export interface OmitsFromHydration<Data> {
  omitFromHydration(loaderData: Data): string[];
}

/**
 * The data that a page's hydration starts from, with empty strings for what stands in the page. The router encodes it
 * as lines of JSON, the first a list in which every value stands once and is named by its place: what another value
 * names as well stays whole.
 */
export function omitFromHydration(handoff: string, { routeModules, staticHandlerContext }: EntryContext): string {
  const standing = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as Partial<OmitsFromHydration<unknown>> | undefined;
    const loaderData = staticHandlerContext.loaderData[route.id];
    return loaderData ? (handle?.omitFromHydration?.(loaderData) ?? []) : [];
  });
  if (standing.length === 0) return handoff;
  const end = handoff.indexOf('\n');
  const values: unknown[] = JSON.parse(handoff.slice(0, end));
  const named = timesNamed(values);
  for (const text of standing) {
    const place = values.indexOf(text);
    if (named.get(place) === 1) values[place] = '';
  }
  return JSON.stringify(values) + handoff.slice(end);
}

/** How often each place of the list is named by a list or an object in it. */
function timesNamed(values: unknown[]): Map<unknown, number> {
  const named = new Map<unknown, number>();
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    for (const place of Object.values(value)) named.set(place, (named.get(place) ?? 0) + 1);
  }
  return named;
}
