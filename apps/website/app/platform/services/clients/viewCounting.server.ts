import { CONTENT_TYPES, type ContentType } from '@sala/contracts';
import { STATION } from '@sala/station';
import { toJsonMessage } from '../callService.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// View counting (SPEC 7.13). The reader does not wait: a view that cannot be sent in time is dropped and logged.

const views = createService('viewCounter', settings.viewCounter, { logsMissing: true });
const videos = createService('videoCounter', settings.videoCounter, { logsMissing: true });
const TIMEOUT_MS = 5_000;

export interface PageView {
  type: ContentType;
  id: string;
  /** The id of its category, empty when it has none. */
  category: string;
}

/** Counts that an article, a gallery or an infographic was read (SPEC 7.13-01 to 7.13-04). */
export function countView({ type, id, category }: PageView): void {
  const query = new URLSearchParams({
    'data[type]': String(CONTENT_TYPES[type]),
    'data[id]': id,
    'data[category]': category,
    'data[ts]': String(Math.floor(Date.now() / 1000)),
  });
  void views.send('countView', `/object/view?${query}`, { method: 'GET' }, AbortSignal.timeout(TIMEOUT_MS));
}

/** A video that was watched: a clip, an episode of a programme, or a short clip. */
export type PlayedVideo = { categoryId?: string; programId?: string } & (
  | { kind: 'watch' | 'stories'; videoKey: string }
  | { kind: 'episodes'; programKey: string; id: string }
);

/** Counts that a video was watched, under all videos, its category and its programme (SPEC 7.13-05, 7.13-06). */
export function countVideo(video: PlayedVideo): void {
  const { categoryId, programId } = video;
  const keys = [
    'video-all',
    ...(categoryId ? [`video-category-${categoryId}`] : []),
    ...(programId ? [`video-program-${programId}`] : []),
  ];
  const path = keys.map(encodeURIComponent).join(',');
  const message = toJsonMessage('POST', { url: toVideoUrl(video) });
  void videos.send('countVideo', `/api/count/${STATION.brand}/${path}`, message, AbortSignal.timeout(TIMEOUT_MS));
}

function toVideoUrl(video: PlayedVideo): string {
  const part = encodeURIComponent;
  if (video.kind === 'episodes') return `/program/${part(video.programKey)}/episodes/${part(video.id)}`;
  return `/program/${video.kind}/${part(video.videoKey)}`;
}
