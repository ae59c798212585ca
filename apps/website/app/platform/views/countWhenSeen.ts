import { readStored, writeStored } from '../localStore/index.ts';
import { fetchOk } from '../requests/index.ts';

/** What a page says of itself when it was read. */
export interface ViewedPage {
  type: 'content' | 'gallery' | 'infographic';
  id: string;
  category: string;
}

/** What a page says of a video that was watched on it: a clip, a short clip, or an episode of a programme. */
export type PlayedVideo = { categoryId: string; programId: string } & (
  | { kind: 'watch' | 'stories'; videoKey: string }
  | { kind: 'episodes'; programKey: string; id: string }
);

/** A reader who leaves sooner has not read the article. */
const SEEN_AFTER_MS = 3_000;
/** A page opened again within half an hour is the same visit. */
const SAME_VISIT_MS = 1_800_000;
const KEY = 'readPages';

const isRecord = (value: unknown): value is Record<string, number> => typeof value === 'object' && value !== null;

/**
 * Tells the site that a page was read, after it has been seen for three seconds; a page that is hidden or rendered
 * ahead is not seen. A reload and the way back are the same reading. `signal` ends the waiting.
 */
export function countWhenSeen(page: ViewedPage, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    document.removeEventListener('visibilitychange', watch);
    if (isFirstTime(`${page.type}/${page.id}`)) send(page);
  };
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(count, SEEN_AFTER_MS);
  };
  if (signal.aborted) return;
  document.addEventListener('visibilitychange', watch, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  watch();
}

/** Tells the site that a video has begun; begun again within half an hour it is the same watching. */
export function countPlay(video: PlayedVideo): void {
  if (isFirstTime(`${video.kind}/${video.kind === 'episodes' ? video.id : video.videoKey}`)) send(video);
}

function isFirstTime(page: string): boolean {
  const now = Date.now();
  const recent = Object.entries(readStored(KEY, isRecord, {})).filter(
    ([, at]) => now - at < SAME_VISIT_MS && at <= now,
  );
  writeStored(KEY, Object.fromEntries([...recent, [page, now]]));
  return !recent.some(([one]) => one === page);
}

function send(page: ViewedPage | PlayedVideo): void {
  const body = new Blob([JSON.stringify(page)], { type: 'application/json' });
  if (!navigator.sendBeacon?.('/views', body))
    fetchOk('/views', { method: 'POST', body, keepalive: true }).catch(() => {});
}
