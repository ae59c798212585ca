import { z } from 'zod';
import { count, listOf, listOfUnique, text, toOptional } from '../wire/wire.ts';
import { newsItem } from './newsItem.ts';

/** How many items a page of a section's archive holds (WIRE.md). */
export const SECTION_PAGE_SIZE = 24;

const header = toOptional(z.object({ sectionName: text, sectionEn: text, imgUrl: text }), {});

/** `/section` and `/section-loadmore`: a category's archive, {@link SECTION_PAGE_SIZE} items a page. */
export const sectionArchive = z.object({
  minTs: count,
  currentTime: text,
  total: count,
  page: count,
  pageCount: count,
  totalPage: count,
  header,
  items: listOfUnique(newsItem),
});
export type SectionArchive = z.output<typeof sectionArchive>;

/** `/category-portal`: the newest of every section. */
export const categoryPortal = z.object({ sections: listOf(z.object({ header, items: listOfUnique(newsItem) })) });
export type CategoryPortal = z.output<typeof categoryPortal>;
