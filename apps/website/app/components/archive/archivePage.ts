import { data, isRouteErrorResponse } from 'react-router';
import { type Area, createArea, toRejected } from '../../platform/areas/index.ts';

/** How many items a page of a list holds; `ARCHIVE_PAGE_SIZE` of the Main API's client says the same of lists of news. */
export const PAGE_SIZE = 24;

/** A page of a list that has more of them; pages count from 1. */
export interface ListPage<Item> {
  page: number;
  totalPage: number;
  items: Item[];
}

/**
 * The page of an archive that an address asks for with `?page=`, the first when it does not.
 * @throws a 404 for what is no number of a page
 */
export function parsePageNumber(url: URL): number {
  const value = url.searchParams.get('page');
  if (value === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(value)) throw data(null, 404);
  return Number(value);
}

/** The address of an archive's page: the first is the archive's own. `path` may have a query. */
export function toPagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/**
 * Answers a page of an archive with what it shows: 503 when its list could not be had.
 * @throws a 404 for a page beyond the last
 */
export function toArchiveResponse<Shown extends { page: number }>(list: Area<{ items: unknown[] }>, shown: Shown) {
  const isNone = list.response?.items.length === 0 || list.error?.status === 404;
  if (shown.page > 1 && isNone) throw data(null, 404);
  return data(shown, list.error ? 503 : 200);
}

/**
 * Loads a page of an archive in the browser. A further page that does not come through is an area that failed, so that
 * a broken connection does not take away what is there: `failed` makes the route's data from it.
 */
export function loadNextPage<Shown>(
  { serverLoader, url }: { serverLoader: () => Promise<unknown>; url: URL },
  failed: (page: number, area: Area<never>) => Shown,
): Promise<Shown> {
  return (serverLoader() as Promise<Shown>).catch((cause) => {
    const page = parsePageNumber(url);
    if (page === 1 || isRouteErrorResponse(cause)) throw cause;
    return failed(page, toRejected(createArea<never>(), cause));
  });
}
