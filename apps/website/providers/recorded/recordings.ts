import { CHANNELS, STATION } from '@sala/station';
import { aiContentApi } from './aiContentApi.ts';
import type { Recording } from './answerFromRecording.ts';
import { contentApi } from './contentApi.ts';
import { mainApi } from './mainApi.ts';
import { aiApi, partnerApi, pushApi, searchApi, tagApi, ttsApi, webSearch, widgetsApi } from './otherApis.ts';
import { pageApi } from './pageApi.ts';
import { programApi } from './programApi.ts';

export const STRAPI_VERSIONS = ['Strapi 4', 'Strapi 5'] as const;
export type StrapiVersion = (typeof STRAPI_VERSIONS)[number];

/**
 * The recordings of a broadcaster's services, by the settings with their addresses, for this version of its content
 * management service.
 */
export const listRecordings = (version: StrapiVersion): Record<string, Recording> => ({
  MAIN_API_URL: mainApi,
  PAGE_API_URL: pageApi,
  CONTENT_API_URL: contentApi[version](STATION.brand),
  TAG_API_URL: tagApi,
  PUSH_API_URL: pushApi,
  AI_API_URL: aiApi,
  AI_CONTENT_API_URL: aiContentApi[version],
  TTS_API_URL: ttsApi,
  SEARCH_API_URL: searchApi,
  WIDGETS_API_URL: widgetsApi,
  PROGRAM_API_URL: programApi,
  PARTNER_API_URL: partnerApi,
  WEB_SEARCH_URL: webSearch,
  LIVE_STREAMS: Object.fromEntries(CHANNELS.map(({ key }) => [`/${key}.m3u8`, '#EXTM3U\n#EXT-X-TARGETDURATION:6\n'])),
});
