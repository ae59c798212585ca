import type { Area } from '../../../platform/areas/index.ts';

/** The largest page size of the programme API. */
export const PAGE_SIZE = 50;
/** The greatest number of pages that are fetched of a list. */
const MAX_PAGES = 40;

/** The items of all pages of a list, counted from 1; null when a page failed. */
export async function fetchAllPages<Item>(
  pageOf: (page: number) => Promise<Area<{ items: Item[]; totalPage: number }>>,
): Promise<Item[] | null> {
  const pages: { items: Item[]; totalPage: number }[] = [];
  let last = 1;
  // a service that does not say how many there are says with each full page that one more may follow
  while (pages.length < last) {
    const numbers = Array.from({ length: last - pages.length }, (_, index) => pages.length + index + 1);
    for (const { response, error } of await Promise.all(numbers.map((page) => pageOf(page)))) {
      const end = error?.status === 404 && pages.length > 0 ? { items: [], totalPage: 0 } : null;
      const page = response ?? end;
      if (!page) return null;
      pages.push(page);
    }
    last = Math.min(pages.at(-1)?.totalPage ?? 0, MAX_PAGES);
  }
  return pages.flatMap(({ items }) => items);
}
