import type { EntryContext } from 'react-router';
import { omitStaticData } from './staticData.ts';

/**
 * Texts that a route lists in its `handle` are in the page's HTML, from where hydration takes them, so that they are
 * not sent twice.
 */
export interface OmitsFromHydration<Data> {
  omitFromHydration(loaderData: Data): string[];
}

/**
 * A page's data as JSON, without the data of its static parts, and with empty strings for texts that its HTML holds. A
 * text that occurs twice in the data stays: hydration may need it elsewhere.
 */
export function stringifyForHydration(data: unknown, { routeModules, staticHandlerContext }: EntryContext): string {
  const standing = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as Partial<OmitsFromHydration<unknown>> | undefined;
    const loaderData = staticHandlerContext.loaderData[route.id];
    return loaderData ? (handle?.omitFromHydration?.(loaderData) ?? []) : [];
  });
  const times = new Map<unknown, number>(standing.map((text) => [text, 0]));
  const count = (key: string, value: unknown) => {
    const occurrences = times.get(value);
    if (occurrences !== undefined) times.set(value, occurrences + 1);
    return omitStaticData(key, value);
  };
  JSON.stringify(data, count);
  return JSON.stringify(data, (key, value) => (times.get(value) === 1 ? '' : omitStaticData(key, value)));
}
