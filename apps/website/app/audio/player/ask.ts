import type { AudioContent, AudioPlaylist } from '@sala/contracts';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 10_000;

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}`), { status: answer.status });
  return answer.json() as Promise<Answer>;
}

/** An article and its readings; asking for one that is not read yet has it read. */
export const askForItem = (contentId: string): Promise<AudioContent> =>
  ask(`/ai-audio-news/items/${encodeURIComponent(contentId)}`);

/** A playlist; its articles without their lines. */
export const askForPlaylist = (url: string): Promise<AudioPlaylist> =>
  ask(`/ai-audio-news/playlists/${encodeURIComponent(url)}/items`);

/** Whether a sound is there: false when it is not, null when nobody answers. */
export async function isThere(src: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return ok || (status < 500 && status !== 408 && status !== 429 ? false : null);
  } catch {
    return null;
  }
}
