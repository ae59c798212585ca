import type { NewsItem } from '@sala/contracts';
import { fetchClip, settings } from '../../platform/services/index.server.ts';
import { toStreamAddress } from '../../player/video/index.server.ts';

/** No more clips than these are asked for one by one. */
const MAX_ASKED = 24;

/** News whose clips say what is played: a list need not, the clip's own endpoint does (WIRE.md). */
export async function fetchClipVideos(items: NewsItem[], signal: AbortSignal): Promise<NewsItem[]> {
  const silent = items.filter(({ video }) => video && !video.mediaUrl).slice(0, MAX_ASKED);
  const asked = await Promise.all(silent.map(({ id }) => fetchClip(id, signal)));
  const videos = new Map(asked.flatMap(({ response }) => (response ? [[response.id, response.video]] : [])));
  return items.map((item) => {
    const video = videos.get(item.id) ?? item.video;
    return video ? { ...item, video } : item;
  });
}

/** The path or address under which a clip's film is loaded, empty while there is none. */
export const findClipSource = ({ video }: NewsItem): string =>
  toStreamAddress(video?.mediaUrl ?? '', settings.mainApi, settings.streamHosts);
