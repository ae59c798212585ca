import type { Addresses } from '../http/index.ts';
import type { ListPage } from './archivePages.ts';
import { type ListRow, toNewsItem } from './newsItem.ts';

/** Unix seconds of the oldest row, which need not be the last; 0 without any. */
export function toMinTs(rows: ListRow[]): number {
  if (rows.length === 0) return 0;
  return Math.floor(Math.min(...rows.map((row) => row.publishedAt.getTime())) / 1000);
}

/** A page of a list as WIRE.md answers one: `{minTs, total, page, totalPage, items}`. */
export function toListResponse(
  { rows, total }: ListPage,
  query: { page: number; limit: number },
  addresses: Addresses,
) {
  return {
    minTs: toMinTs(rows),
    total,
    page: query.page,
    totalPage: Math.ceil(total / query.limit),
    items: rows.map((row) => toNewsItem(row, addresses)),
  };
}

/** Tags as the wire carries them, each with its page (SPEC 2.2-08). */
export function toTagLinks(titles: string[]): { title: string; url: string }[] {
  return titles.map((title) => ({ title, url: `/tags?q=${encodeURIComponent(title)}` }));
}
