import { type AudioContent, toAudioItem } from '@sala/contracts';
import { AUDIO } from '@sala/station';
import { HOUR_MS } from '@sala/thai';
import { isUnknown } from '../../platform/areas/index.ts';
import { CLIENT_ADDRESS_HEADER, createReaderAllowance } from '../../platform/security/index.server.ts';
import { createPageSignal, fetchAudioContent, fetchContent, settings } from '../../platform/services/index.server.ts';
import { toBrowserItem } from './toBrowserItem.server.ts';

/** An article with its narrations, or the status of why there are none. */
type AudioItemResult = (AudioContent & { status: 200 | 202 }) | { status: 404 | 429 | 503; item?: never };

/** The TTS service makes 60 old articles an hour for all readers: one reader needs fewer that have no narration yet. */
const hasNarrationAllowance = createReaderAllowance(20, HOUR_MS);

/** A source and the id of an article of it. */
const REF_CODE = /^[\w.-]{1,60}\/(\d{1,18})$/;

/**
 * Finds the narrations of an article, of the source that the reference code `named` has, if any; where the Main API has
 * none, asks the TTS service, which queues a missing one (`waiting`, 202), as often as one reader may in an hour (429).
 * Never throws.
 */
export async function fetchAudioItem(contentId: string, request: Request, named = ''): Promise<AudioItemResult> {
  if (!/^\d{1,18}$/.test(contentId)) return { status: 404 };
  const known = REF_CODE.exec(named)?.[1] === contentId ? named : '';
  const signal = createPageSignal(request);
  const { response: article, error } = await fetchContent(contentId, signal);
  if (isUnknown(error) || error?.status === 410) return { status: 404 };
  if (article && article.readings.length > 0) {
    const { refCode, path, readings } = article;
    const item = toAudioItem(
      { ...article, refCode: known || refCode, contentId, href: path, media: readings },
      AUDIO.newsSource,
    );
    return { status: 200, state: 'ready', item: toBrowserItem(item, settings.mainApi) };
  }
  if (!hasNarrationAllowance(request.headers.get(CLIENT_ADDRESS_HEADER) ?? '', contentId)) return { status: 429 };
  // the TTS service may know an article that the Main API does not
  const audio = await fetchAudioContent(known || article?.refCode || `${AUDIO.newsSource}/${contentId}`, signal);
  // the article's source was a guess when the Main API failed: a 404 then proves nothing
  if (!audio.response) return { status: isUnknown(audio.error) && (known || !error) ? 404 : 503 };
  const { state, item } = audio.response;
  return { status: state === 'waiting' ? 202 : 200, state, item: toBrowserItem(item, settings.ttsApi) };
}
