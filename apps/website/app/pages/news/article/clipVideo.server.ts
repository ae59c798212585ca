import type { Article, ClipVideo } from '@sala/contracts';
import { type Area, toFulfilled, toReaderArea } from '../../../platform/areas/index.ts';
import { fetchClip, settings } from '../../../platform/services/index.server.ts';
import { toStreamAddress } from '../../../player/video/index.server.ts';
import type { PageVideo } from './pageArticle.ts';

/** The video for the page of a clip; nothing for other articles, and for a clip that has only a player in its text. */
export async function loadClip(article: Article, signal: AbortSignal): Promise<{ clip?: Area<PageVideo> }> {
  if (!article.video) return {};
  const clip = toReaderArea(await fetchClip(article.id, signal), ({ video }) => toPageVideo(video));
  return clip.response?.src || !article.html.includes('<iframe') ? { clip } : {};
}

/** The same for a clip that is not published yet, from its preview. */
export function toPreviewClip({ video }: Article): { clip?: Area<PageVideo> } {
  return video ? { clip: toFulfilled(toPageVideo(video)) } : {};
}

const toPageVideo = ({ mediaUrl, seconds }: ClipVideo): PageVideo => ({
  src: toStreamAddress(mediaUrl, settings.mainApi, settings.streamHosts),
  seconds,
});
