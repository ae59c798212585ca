import { CHANNELS } from '@sala/station';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { answerFromRecording, type Recording } from './answerFromRecording.ts';
import { listRecordings, type StrapiVersion } from './recordings.ts';

/** Services that only receive data. */
const TOLD = ['VIEW_COUNTER_URL', 'VIDEO_COUNTER_URL', 'FEEDBACK_WEBHOOK_URL'];

/** The APIs of its content management service. */
const CONTENT_MANAGEMENT = ['CONTENT_API_URL', 'AI_CONTENT_API_URL'];

/** An invented broadcaster: each of its services on a port of its own, and a newsroom that must get no requests. */
export interface Broadcaster {
  /** The website's settings. */
  settings: Record<string, string>;
  /** The services by the settings that name them; the newsroom is `NEWSROOM_URL`. */
  services: Record<string, TestService>;
  /** Changes the version of its content management service, which is Strapi 5 at first. */
  speaks(version: StrapiVersion): void;
  /** The recordings that were never requested, as `SETTING /path`. */
  unused(): string[];
  close(): Promise<void>;
}

export async function openBroadcaster(): Promise<Broadcaster> {
  const services: Record<string, TestService> = {};
  const unused = new Set<string>();
  const play = (setting: string, recording: Recording) => {
    for (const key of Object.keys(recording)) unused.add(`${setting} ${key}`);
    const service = services[setting];
    if (service) service.answer = answerFromRecording(recording, (key) => unused.delete(`${setting} ${key}`));
  };
  const speaks = (version: StrapiVersion) => {
    const recordings = listRecordings(version);
    for (const setting of CONTENT_MANAGEMENT) play(setting, recordings[setting] ?? {});
  };
  const recordings = listRecordings('Strapi 5');
  for (const setting of ['NEWSROOM_URL', ...TOLD, ...Object.keys(recordings)])
    services[setting] = await openTestService();
  for (const [setting, recording] of Object.entries(recordings)) play(setting, recording);
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
    unused: () => [...unused],
    close: async () => void (await Promise.all(Object.values(services).map((service) => service.close()))),
  };
}
