import { newsItemWire, toClipVideo, toNewsItem } from './newsItem.ts';

/** `GET /clip-detail?id=` (SPEC 7.3-04): a news item and what to play. */
export const clip = newsItemWire.transform((wire) => ({ ...toNewsItem(wire), video: toClipVideo(wire) }));
