import type { AudioContent, AudioItem, AudioPlaylist } from '@sala/contracts';
import { fetchJson, fetchOk } from '../../../platform/requests/index.ts';

/** An article with its narrations; the request queues one when there is none. */
export const fetchItem = ({ contentId, contentRefCode }: AudioItem): Promise<AudioContent> =>
  fetchJson<'pages/listening/itemRoute'>(
    `/ai-audio-news/items/${encodeURIComponent(contentId)}?refCode=${encodeURIComponent(contentRefCode)}`,
  );

/** A playlist; its articles without their lines. */
export const fetchPlaylist = (url: string): Promise<AudioPlaylist> =>
  fetchJson<'pages/listening/playlistItemsRoute'>(`/ai-audio-news/playlists/${encodeURIComponent(url)}/items`);

/** True when the server has a sound, false when it has not, null without an answer. */
export async function probeSound(src: string): Promise<boolean | null> {
  try {
    await fetchOk(src, { method: 'HEAD' });
    return true;
  } catch (cause) {
    const { status = 500 } = cause as { status?: number };
    return status < 500 && status !== 408 && status !== 429 ? false : null;
  }
}
