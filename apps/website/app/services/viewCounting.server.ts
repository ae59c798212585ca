import { CONTENT_TYPES, type ContentType } from '@sala/contracts';
import { STATION } from '@sala/station';
import { request } from 'undici';
import { settings } from './settings.server.ts';

// View counting (SPEC 7.13). Nobody waits for it: what cannot be counted in time is not counted, and is logged.

const PATIENCE = 5_000;
/** How many counts may be on their way: with a counting service that hangs, the rest is dropped. */
const MOST = 64;
let underWay = 0;

export interface View {
  type: ContentType;
  id: string;
  /** The id of its category, empty when it has none. */
  category: string;
}

/** Counts that a story, a gallery or an infographic was read (SPEC 7.13-01 to 7.13-04). */
export function countView({ type, id, category }: View): void {
  const query = new URLSearchParams({
    'data[type]': String(CONTENT_TYPES[type]),
    'data[id]': id,
    'data[category]': category,
    'data[ts]': String(Math.floor(Date.now() / 1000)),
  });
  void send(`${settings.viewCounter}/object/view?${query}`, { method: 'GET' });
}

/** A video that was watched: a clip, an episode of a programme, or a short clip. */
export type WatchedVideo = { categoryId?: string; programId?: string } & (
  | { kind: 'watch' | 'stories'; videoKey: string }
  | { kind: 'episodes'; programKey: string; id: string }
);

/** Counts that a video was watched, under all videos, its category and its programme (SPEC 7.13-05, 7.13-06). */
export function countVideo(video: WatchedVideo): void {
  const { categoryId, programId } = video;
  const keys = [
    'video-all',
    ...(categoryId ? [`video-category-${categoryId}`] : []),
    ...(programId ? [`video-program-${programId}`] : []),
  ];
  const path = keys.map(encodeURIComponent).join(',');
  void send(`${settings.videoCounter}/api/count/${STATION.brand}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: videoUrl(video) }),
  });
}

function videoUrl(video: WatchedVideo): string {
  const part = encodeURIComponent;
  if (video.kind === 'episodes') return `/program/${part(video.programKey)}/episodes/${part(video.id)}`;
  return `/program/${video.kind}/${part(video.videoKey)}`;
}

async function send(url: string, options: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }) {
  if (underWay >= MOST) return;
  underWay++;
  try {
    const { statusCode, body } = await request(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    await body.dump();
    if (statusCode >= 300) console.error('countView failed:', statusCode);
  } catch (cause) {
    console.error('countView failed:', cause);
  } finally {
    underWay--;
  }
}
