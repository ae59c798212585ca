import type { AudioContent, AudioPlaylist } from '@sala/contracts';

/** The timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

async function fetchJson<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}`), { status: answer.status });
  return answer.json() as Promise<Answer>;
}

/** An article with its narrations; the request queues one when there is none. */
export const fetchItem = (contentId: string): Promise<AudioContent> =>
  fetchJson(`/ai-audio-news/items/${encodeURIComponent(contentId)}`);

/** A playlist; its articles without their lines. */
export const fetchPlaylist = (url: string): Promise<AudioPlaylist> =>
  fetchJson(`/ai-audio-news/playlists/${encodeURIComponent(url)}/items`);

/** True when the server has a sound, false when it has not, null without an answer. */
export async function probeSound(src: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok || (status < 500 && status !== 408 && status !== 429 ? false : null);
  } catch {
    return null;
  }
}
