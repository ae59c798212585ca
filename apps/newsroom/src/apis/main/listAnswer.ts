import { z } from 'zod';
import { type ListRow, toNewsItem } from '../newsWire.ts';
import type { ListPage } from './archivePages.ts';

// beyond these an offset costs more than a reader's patience is worth; no archive here has a page above it
export const page = z.coerce.number().int().min(1).max(100_000).default(1);
const atMostFifty = z.coerce.number().int().min(1).max(50);
export const limit = atMostFifty.default(10);
/** As many as a page of an archive has. */
export const archiveLimit = atMostFifty.default(24);

/** An id that the database gives. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Unix seconds of the oldest row, which need not be the last; 0 without any. */
export function minTs(rows: ListRow[]): number {
  if (rows.length === 0) return 0;
  return Math.floor(Math.min(...rows.map((row) => row.publishedAt.getTime())) / 1000);
}

/** A page of a list as WIRE.md answers one: `{minTs, total, page, totalPage, items}`. */
export function asList({ rows, total }: ListPage, query: { page: number; limit: number }, address: string) {
  return {
    minTs: minTs(rows),
    total,
    page: query.page,
    totalPage: Math.ceil(total / query.limit),
    items: rows.map((row) => toNewsItem(row, address)),
  };
}

/** Tags as the wire carries them, each with its page (SPEC 2.2-08). */
export function wireTags(titles: string[]): { title: string; url: string }[] {
  return titles.map((title) => ({ title, url: `/tags?q=${encodeURIComponent(title)}` }));
}
