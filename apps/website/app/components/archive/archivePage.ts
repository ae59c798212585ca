import { data, isRouteErrorResponse } from 'react-router';
import { type Area, appendItems, createArea, toFulfilled, toRejected } from '../../platform/areas/index.ts';
import { toPageResponse } from '../unavailable/index.ts';

/** A page of a list that has more of them; pages count from 1. */
export interface ListPage<Item> {
  page: number;
  totalPage: number;
  items: Item[];
}

/** The number of an archive's page in an address, from `?page=`; by default 1. @throws a 404 for an invalid number */
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
 * The response of an archive's page: 503 when its list failed to load.
 * @throws a 404 for a page beyond the last or a list that its service does not have, and the error code that the list's data carry (SPEC 2.18-03)
 */
export function toArchiveResponse<Loaded extends { page: number }>(list: Area<{ items: unknown[] }>, loaded: Loaded) {
  const isBeyond = loaded.page > 1 && list.response?.items.length === 0;
  if (isBeyond || list.error?.status === 404) throw data(null, 404);
  return toPageResponse(list, loaded);
}

/**
 * Loads a page of an archive in the browser. When a further page fails, its area has an error and the loaded pages
 * stay: `toShown` creates the route's data from it. Where there is none any more, the archive ends with the page before.
 * @throws the failure of the first page, and a 410
 */
export function loadNextPage<Shown>(
  { serverLoader, url }: { serverLoader: () => Promise<unknown>; url: URL },
  toShown: (page: number, area: Area<never>) => Shown,
): Promise<Shown> {
  return (serverLoader() as Promise<Shown>).catch((cause) => {
    const page = parsePageNumber(url);
    const status = isRouteErrorResponse(cause) && cause.status;
    if (page === 1 || status === 410) throw cause;
    if (status !== 404) return toShown(page, toRejected(createArea<never>(), cause));
    // of a further page, an archive reads nothing else
    const end: ListPage<never> = { page, totalPage: page, items: [] };
    return toShown(page, toFulfilled(end as never));
  });
}

/** An archive with a further page appended; without an answer that has the page, its area has an error. */
export function appendPage<Item extends { id: string }>(
  area: Area<ListPage<Item>>,
  more: Area<ListPage<Item>> | null | undefined,
): Area<ListPage<Item>> {
  if (!more?.response || !area.response) return toRejected(area, more?.error);
  const all = appendItems(area.response, more.response);
  // a service that does not count its pages may send the same one for ever
  const isRepeated = all.items.length === area.response.items.length && all.totalPage === all.page + 1;
  return toFulfilled(isRepeated ? { ...all, totalPage: all.page } : all);
}
