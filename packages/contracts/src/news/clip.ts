import { newsItemWire, toClipVideo, toNewsItem } from './newsItem.ts';

/** `GET /clip-detail?id=` (SPEC 7.3-04): a clip and its video. */
export const clip = newsItemWire.transform((wire) => ({ ...toNewsItem(wire), video: toClipVideo(wire) }));
