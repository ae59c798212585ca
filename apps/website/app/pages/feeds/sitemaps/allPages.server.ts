import type { Area } from '../../../platform/areas/index.ts';

/** The largest page size of the programme API. */
export const PAGE_SIZE = 50;
/** The greatest number of pages that are fetched of a list. */
const MAX_PAGES = 40;

/** The items of all pages of a list, counted from 1; null when a page failed. */
export async function fetchAllPages<Item>(
  pageOf: (page: number) => Promise<Area<{ items: Item[]; totalPage: number }>>,
): Promise<Item[] | null> {
  const { response: first } = await pageOf(1);
  if (!first) return null;
  const last = Math.min(first.totalPage, MAX_PAGES);
  const others = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => pageOf(index + 2)));
  const pages = [first, ...others.map(({ response }) => response)];
  return pages.every((page) => page !== null) ? pages.flatMap(({ items }) => items) : null;
}
