import type { z } from 'zod';
import { asNewsItem, type NewsItem, newsItemWire, newsList } from './newsItem.ts';
import { count, listOf, safeHref, text } from './wire.ts';

const clipItem = newsItemWire
  .extend({ durationSeconds: count })
  .transform((wire): NewsItem & { durationSeconds: number } => ({
    ...asNewsItem(wire),
    durationSeconds: wire.durationSeconds,
  }));

/** `GET /list?name=clips`: news whose items also say how long they are, in seconds; 0 when they do not. */
export const clipList = newsList.extend({ items: listOf(clipItem) });
export type ClipList = z.output<typeof clipList>;

/** `GET /clip-detail?id=` (SPEC 7.3-04): a news item and what to play. */
export const clip = newsItemWire.extend({ mediaUrl: text, durationSeconds: count }).transform((wire) => ({
  ...asNewsItem(wire),
  /** An HLS playlist or an MP4 address; empty while there is none. */
  mediaUrl: safeHref(wire.mediaUrl, ''),
  durationSeconds: wire.durationSeconds,
}));
export type Clip = z.output<typeof clip>;
