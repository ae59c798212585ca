import type { NewsItem } from '@sala/contracts';
import { fetchClip, settings } from '../../platform/services/index.server.ts';
import { toStreamAddress } from '../../player/video/index.server.ts';

/** The greatest number of clips that are fetched one by one. */
const MAX_CLIPS = 24;

/** Adds to clips their videos: lists may leave these out, the clip's own endpoint does not (WIRE.md). */
export async function fetchClipVideos(items: NewsItem[], signal: AbortSignal): Promise<NewsItem[]> {
  const silent = items.filter(({ video }) => video && !video.mediaUrl).slice(0, MAX_CLIPS);
  const clips = await Promise.all(silent.map(({ id }) => fetchClip(id, signal)));
  const videos = new Map(clips.flatMap(({ response }) => (response ? [[response.id, response.video]] : [])));
  return items.map((item) => {
    const video = videos.get(item.id) ?? item.video;
    return video ? { ...item, video } : item;
  });
}

/** The address of a clip's video, empty while there is none. */
export const findClipSource = ({ video }: NewsItem): string =>
  toStreamAddress(video?.mediaUrl ?? '', settings.mainApi, settings.streamHosts);
