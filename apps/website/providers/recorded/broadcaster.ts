import { CHANNELS, STATION } from '@sala/station';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { aiContentApi } from './aiContentApi.ts';
import { answering, type Recording } from './answering.ts';
import { contentApi } from './contentApi.ts';
import { mainApi } from './mainApi.ts';
import { aiApi, partnerApi, pushApi, searchApi, tagApi, ttsApi, webSearch, widgetsApi } from './otherApis.ts';
import { pageApi } from './pageApi.ts';
import { programApi } from './programApi.ts';

export const STRAPI_VERSIONS = ['Strapi 4', 'Strapi 5'] as const;
export type StrapiVersion = (typeof STRAPI_VERSIONS)[number];

/** What is recorded of a broadcaster's services, by the settings that name their addresses. */
const RECORDINGS: Record<string, Recording> = {
  MAIN_API_URL: mainApi,
  PAGE_API_URL: pageApi,
  TAG_API_URL: tagApi,
  PUSH_API_URL: pushApi,
  AI_API_URL: aiApi,
  TTS_API_URL: ttsApi,
  SEARCH_API_URL: searchApi,
  WIDGETS_API_URL: widgetsApi,
  PROGRAM_API_URL: programApi,
  PARTNER_API_URL: partnerApi,
  WEB_SEARCH_URL: webSearch,
  LIVE_STREAMS: Object.fromEntries(CHANNELS.map(({ key }) => [`/${key}.m3u8`, '#EXTM3U\n#EXT-X-TARGETDURATION:6\n'])),
};

/** What is recorded of its content management service, in each version. */
const contentRecordings = (version: StrapiVersion): Record<string, Recording> => ({
  CONTENT_API_URL: contentApi[version](STATION.brand),
  AI_CONTENT_API_URL: aiContentApi[version],
});

/** Those that are only told something. */
const TOLD = ['VIEW_COUNTER_URL', 'VIDEO_COUNTER_URL', 'FEEDBACK_WEBHOOK_URL'];

/** An invented broadcaster: each of its services on a port of its own, and a newsroom that nobody should ask. */
export interface Broadcaster {
  /** The website's settings. */
  settings: Record<string, string>;
  /** The services by the settings that name them; the newsroom is `NEWSROOM_URL`. */
  services: Record<string, TestService>;
  /** From now on its content management service is of this version; it is Strapi 5 at first. */
  speaks(version: StrapiVersion): void;
  /** What is recorded and was never asked for, as `SETTING /path`. */
  unheard(): string[];
  close(): Promise<void>;
}

export async function openBroadcaster(): Promise<Broadcaster> {
  const services: Record<string, TestService> = {};
  const unheard = new Set<string>();
  const play = (setting: string, recording: Recording) => {
    for (const key of Object.keys(recording)) unheard.add(`${setting} ${key}`);
    const service = services[setting];
    if (service) service.answer = answering(recording, (key) => unheard.delete(`${setting} ${key}`));
  };
  const speaks = (version: StrapiVersion) => {
    for (const [setting, recording] of Object.entries(contentRecordings(version))) play(setting, recording);
  };
  for (const setting of ['NEWSROOM_URL', ...TOLD, ...Object.keys({ ...RECORDINGS, ...contentRecordings('Strapi 5') })])
    services[setting] = await openTestService();
  for (const [setting, recording] of Object.entries(RECORDINGS)) play(setting, recording);
  speaks('Strapi 5');
  return {
    settings: {
      ...Object.fromEntries(Object.entries(services).map(([setting, { address }]) => [setting, address])),
      WEB_SEARCH_ENGINE: 'engine',
      WEB_SEARCH_KEY: 'secret-of-the-search',
      CHANGES_URL: 'none',
      SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR: '0',
      IMAGE_HOSTS: 'img.khlongsai.example',
      MEDIA_HOSTS: 'sound.khlongsai.example,media.khlongsai.example',
      LIVE_STREAMS: CHANNELS.map(({ key }) => `${key}=${services.LIVE_STREAMS?.address}/${key}.m3u8`).join(' '),
    },
    services,
    speaks,
    unheard: () => [...unheard],
    close: async () => void (await Promise.all(Object.values(services).map((service) => service.close()))),
  };
}
