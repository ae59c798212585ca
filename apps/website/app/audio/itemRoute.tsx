import { audioItem } from '@sala/contracts';
import { AUDIO } from '@sala/station';
import { refusal } from '../security/index.server.ts';
import { fetchAudioContent, fetchContent, pageDeadline, settings } from '../services/index.server.ts';
import type { Route } from './+types/itemRoute';
import { forListeners } from './forListeners.server.ts';

/** `/ai-audio-news/items/{contentId}`: `{state, item}`, for the player; who asks for a story that nobody has read yet has it read. */
export async function loader({ request, params: { contentId } }: Route.LoaderArgs): Promise<Response> {
  if (!/^\d{1,18}$/.test(contentId)) return refusal(404, 'No such story');
  const signal = pageDeadline(request);
  const { response: story, error } = await fetchContent(contentId, signal);
  if (error && [404, 410].includes(error.status)) return refusal(404, 'No such story');
  if (story && story.readings.length > 0) {
    const item = audioItem({ ...story, contentId, media: story.readings }, AUDIO.newsSource);
    return Response.json({ state: 'ready', item: forListeners(item, settings.mainApi) });
  }
  // the service that reads may know what the one that tells the news does not
  const asked = await fetchAudioContent(story?.refCode || `${AUDIO.newsSource}/${contentId}`, signal);
  if (!asked.response)
    return asked.error?.status === 404 ? refusal(404, 'Nobody reads it') : refusal(503, 'The service does not answer');
  const { state, item } = asked.response;
  const answer = { state, item: forListeners(item, settings.ttsApi) };
  // 202: nobody keeps an answer that will be another one soon (server/cacheControl.ts)
  return Response.json(answer, { status: state === 'waiting' ? 202 : 200 });
}
