import {
  audioContent,
  audioPlaylist,
  audioPlaylists,
  type ListenerReportQuery,
  type NarrationRating,
} from '@sala/contracts';
import { AUDIO } from '@sala/station';
import { toBangkokClock } from '@sala/thai';
import { toJsonMessage, withIdempotencyKey } from '../callService.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The text-to-speech API (SPEC 7.10) and the feedback webhook (SPEC 7.11).

const tts = createService('tts', settings.ttsApi);
/** Called with absolute addresses, because a webhook's may have a query. */
const feedbackWebhook = createService('feedbackWebhook', '', { logsMissing: true });

/** The list of playlists. */
export function fetchPlaylists(signal: AbortSignal) {
  return tts.fetchArea('playlists', `/playlists`, audioPlaylists, signal);
}

/**
 * The articles of a playlist, in the order in which they are played (SPEC 7.10-01). Lines are not needed before an
 * article is played: a service that supports RFC 7240 leaves them out.
 */
export function fetchPlaylist(url: string, signal: AbortSignal) {
  const address = `/playlist/url:${encodeURIComponent(url)}`;
  return tts.fetchArea('playlist', address, audioPlaylist(AUDIO.newsSource), signal, {
    method: 'GET',
    headers: { prefer: 'return=minimal' },
  });
}

/** An article with its narrations; the request queues one when there is none. */
export function fetchAudioContent(refCode: string, signal: AbortSignal) {
  const address = `/audio-contents/${toRefCodePath(refCode)}`;
  return tts.fetchArea('audioContent', address, audioContent(AUDIO.newsSource), signal);
}

/**
 * Changes how many listeners liked the narration of an article (SPEC 7.10-04), and returns the status of the answer.
 * Never throws. A repeated request has the same `id`.
 */
export function sendRating(
  refCode: string,
  { like, dislike }: NarrationRating,
  id: string,
  signal: AbortSignal,
): Promise<number> {
  const path = `/audio-contents/feedbacks/${toRefCodePath(refCode)}`;
  return tts.send('narrationRating', path, withIdempotencyKey(toJsonMessage('PUT', { like, dislike }), id), signal);
}

/** What a listener reports; `url` is the page it was reported from. */
export type ListenerReport = Record<'reason' | 'message' | 'email' | 'url', string>;

/**
 * Sends a listener's report to the feedback webhook (SPEC 7.11), under its `id`, and returns the status of the answer.
 * Never throws.
 */
export function sendReport(
  { reason, message, email, url }: ListenerReport,
  id: string,
  signal: AbortSignal,
): Promise<number> {
  if (!settings.feedbackWebhook) return Promise.resolve(404);
  const now = toBangkokClock(Date.now()).toISOString();
  const query: ListenerReportQuery = {
    message,
    email,
    url,
    feedback: reason,
    create_at: now.slice(0, 16).replace('T', ' '),
  };
  const address = new URL(settings.feedbackWebhook);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return feedbackWebhook.send(
    'feedbackWebhook',
    address.href,
    withIdempotencyKey({ method: 'GET', headers }, id),
    signal,
  );
}

/** `refCode:{contentSource}/{contentId}`: its slash is not encoded. */
function toRefCodePath(refCode: string): string {
  return `refCode:${refCode.split('/').map(encodeURIComponent).join('/')}`;
}
