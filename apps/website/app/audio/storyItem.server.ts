import { type AudioContent, audioItem } from '@sala/contracts';
import { AUDIO } from '@sala/station';
import { fetchAudioContent, fetchContent, settings } from '../services/index.server.ts';
import { forListeners } from './forListeners.server.ts';

/** A story as it is heard, or the status of why it is not. */
type Heard = (AudioContent & { status: 200 | 202 }) | { status: 404 | 503; item?: never };

/**
 * Has a story read aloud: what has been read already its article says; else the service that reads is asked, which makes it read the
 * story when nobody has (`waiting`, 202). Never throws.
 */
export async function fetchStoryItem(contentId: string, signal: AbortSignal): Promise<Heard> {
  if (!/^\d{1,18}$/.test(contentId)) return { status: 404 };
  const { response: story, error } = await fetchContent(contentId, signal);
  if (error && [404, 410].includes(error.status)) return { status: 404 };
  if (story && story.readings.length > 0) {
    const item = audioItem({ ...story, contentId, href: story.path, media: story.readings }, AUDIO.newsSource);
    return { status: 200, state: 'ready', item: forListeners(item, settings.mainApi) };
  }
  // the service that reads may know what the one that tells the news does not
  const asked = await fetchAudioContent(story?.refCode || `${AUDIO.newsSource}/${contentId}`, signal);
  // whose the story is was a guess when its own service failed: not there is then no answer
  if (!asked.response) return { status: asked.error?.status === 404 && !error ? 404 : 503 };
  const { state, item } = asked.response;
  return { status: state === 'waiting' ? 202 : 200, state, item: forListeners(item, settings.ttsApi) };
}
