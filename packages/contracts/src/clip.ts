import { asNewsItem, clipVideoOf, newsItemWire } from './newsItem.ts';

/** `GET /clip-detail?id=` (SPEC 7.3-04): a news item and what to play. */
export const clip = newsItemWire.transform((wire) => ({ ...asNewsItem(wire), video: clipVideoOf(wire) }));
