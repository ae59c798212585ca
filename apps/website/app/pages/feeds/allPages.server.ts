import type { Area } from '../../platform/areas/index.ts';

/** As many as a page of the programme API has at most. */
export const PAGE_SIZE = 50;
/** No more pages of a list than these. */
const MAX_PAGES = 40;

/** What is on all pages of a list, counted from 1; null when one of them could not be had. */
export async function fetchAllPages<Item>(
  pageOf: (page: number) => Promise<Area<{ items: Item[]; lastPage: number }>>,
): Promise<Item[] | null> {
  const { response: first } = await pageOf(1);
  if (!first) return null;
  const last = Math.min(first.lastPage, MAX_PAGES);
  const rest = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => pageOf(index + 2)));
  const pages = [first, ...rest.map(({ response }) => response)];
  return pages.every((page) => page !== null) ? pages.flatMap(({ items }) => items) : null;
}
