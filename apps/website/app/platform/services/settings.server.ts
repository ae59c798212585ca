import {
  address,
  allowNone,
  createGroupRule,
  endpoint,
  host,
  hosts,
  knownPort,
  onOff,
  operationsEnvironment,
  port,
  type Rule,
  readEnvironment,
  site,
  streams,
  toOperations,
  trustedProxies,
} from '@sala/settings';
import { CHANNELS, STATION } from '@sala/station';
import { z } from 'zod';

/** The address of a service, or `none` for one that is not there. */
const service = allowNone(address).optional();

/** The services: the setting of each address, and the newsroom's path, which is used without it. */
const SERVICES = {
  mainApi: ['MAIN_API_URL', ''],
  pageApi: ['PAGE_API_URL', ''],
  contentApi: ['CONTENT_API_URL', '/api'],
  tagApi: ['TAG_API_URL', '/tags'],
  pushApi: ['PUSH_API_URL', '/push'],
  aiApi: ['AI_API_URL', ''],
  aiContentApi: ['AI_CONTENT_API_URL', '/api'],
  ttsApi: ['TTS_API_URL', ''],
  searchApi: ['SEARCH_API_URL', '/search'],
  widgetsApi: ['WIDGETS_API_URL', ''],
  programApi: ['PROGRAM_API_URL', ''],
  partnerApi: ['PARTNER_API_URL', '/partner'],
  /** Counts views of pages and videos (SPEC 7.13). */
  viewCounter: ['VIEW_COUNTER_URL', ''],
  videoCounter: ['VIDEO_COUNTER_URL', ''],
  /** Receives the analytics (SPEC 7.15). */
  collector: ['COLLECTOR_URL', '/collect'],
  /** Where listeners' reports go (SPEC 7.11). */
  feedbackWebhook: ['FEEDBACK_WEBHOOK_URL', '/webhook/feedback'],
  /** Serves the site's own measurements. */
  scorecard: ['SCORECARD_URL', '/scorecard'],
  /** The event stream that announces changes (READINGS.md, Caching). */
  changes: ['CHANGES_URL', '/events'],
} as const;
export type ServiceName = keyof typeof SERVICES;

/** The services whose hosts' pictures, sound and films may be shown; the others only receive. */
const SHOWN = [
  ...(['mainApi', 'pageApi', 'contentApi', 'tagApi', 'pushApi', 'aiApi', 'aiContentApi'] as const),
  ...(['ttsApi', 'searchApi', 'widgetsApi', 'programApi', 'partnerApi'] as const),
];

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: site.optional(),
  PRODUCTION_HOST: host.default(STATION.productionHost),
  NEWSROOM_URL: service,
  MAIN_API_URL: service,
  PAGE_API_URL: service,
  CONTENT_API_URL: service,
  TAG_API_URL: service,
  PUSH_API_URL: service,
  AI_API_URL: service,
  AI_CONTENT_API_URL: service,
  TTS_API_URL: service,
  FEEDBACK_WEBHOOK_URL: allowNone(endpoint).optional(),
  SCORECARD_URL: service,
  VIEW_COUNTER_URL: service,
  VIDEO_COUNTER_URL: service,
  CHANGES_URL: service,
  PURGE_SECRET: z.string().min(16).optional(),
  COLLECTOR_URL: service,
  MOENGAGE_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  MOENGAGE_DATA_CENTER: z.coerce.number().int().min(1).max(99).default(1),
  MOENGAGE_SDK_URL: endpoint.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(256),
  TRUSTED_PROXIES: trustedProxies.default(0),
  RATE_LIMITS: onOff.default('on'),
  SEARCH_API_URL: service,
  WEB_SEARCH_URL: address.default('https://customsearch.googleapis.com'),
  WEB_SEARCH_ENGINE: z.string().optional(),
  WEB_SEARCH_KEY: z.string().optional(),
  WIDGETS_API_URL: service,
  PROGRAM_API_URL: service,
  PARTNER_API_URL: service,
  LIVE_STREAMS: allowNone(streams).optional(),
  STREAM_HOSTS: hosts.default([]),
  SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR: z.coerce.number().default(1),
  IMAGE_HOSTS: hosts.default([]),
  MEDIA_HOSTS: hosts.default([]),
  PAGE_CONTENT_HOSTS: hosts.optional(),
  METRICS_PORT: knownPort.optional(),
  ...operationsEnvironment,
});
type Values = z.output<typeof environment>;

/** A service without an address of its own is the newsroom's: without a newsroom, each needs one. */
const requireServices: Rule = (env) => {
  const others = [...Object.values(SERVICES).map(([name]) => name), 'LIVE_STREAMS'];
  const required = env.NEWSROOM_URL === 'none' ? others : ['NEWSROOM_URL'];
  return required.filter((name) => !(name in env)).map((name) => [name, 'it is missing; give an address, or none']);
};

const RULES = [requireServices, createGroupRule(['WEB_SEARCH_ENGINE', 'WEB_SEARCH_KEY'])];

/**
 * The names of all settings: docs/providers.md lists them.
 * @internal for the test that compares the two
 */
export const SETTING_NAMES = Object.keys(environment.shape);

/**
 * Reads the website's settings from the environment.
 * @throws {InvalidSettingError} naming every setting that cannot be used
 * @internal for tests of other environments than the own
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const values = readEnvironment(environment, env, RULES);
  const { PORT, HOST, SITE_URL, LIVE_STREAMS, IMAGE_HOSTS, MEDIA_HOSTS, PAGE_CONTENT_HOSTS } = values;
  const services = toServices(values);
  const serviceHosts = listHosts(SHOWN.map((name) => services[name]));
  const liveStreams = toLiveStreams(values);
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    /** The address under which readers reach the site. */
    siteUrl,
    /** Whether search engines may index the site (SPEC 2.4-07). */
    isProduction: new URL(siteUrl).host === values.PRODUCTION_HOST,
    /** The addresses of the services; undefined is one that is not there. */
    ...services,
    marketing: toMarketing(values),
    /** The secret by which a service proves that it may send `POST /purge`. */
    purgeSecret: values.PURGE_SECRET,
    /** How much memory cached pages may take, in bytes; 0 caches none. */
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    /** How many proxies of ours stand between readers and the site, or their addresses and networks. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** True when the website itself limits how often a reader writes. */
    limitsRates: values.RATE_LIMITS === 'on',
    ...toOperations(values, values.METRICS_PORT),
    /** SPEC 7.1-14 */
    cachesNavigation: values.SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR > 0,
    webSearch: toWebSearch(values),
    /** The hosts from which pictures are shown: those of the services, and those that the setting adds. */
    imageHosts: new Set([...serviceHosts, ...IMAGE_HOSTS]),
    /** Those of them that belong only to services: from these only picture files are fetched. */
    serviceHosts: new Set(serviceHosts.filter((host) => !IMAGE_HOSTS.includes(host))),
    /** The hosts from which sound and films are played: likewise, and those of the channels. */
    mediaHosts: new Set([...serviceHosts, ...listHosts([...liveStreams.values()]), ...MEDIA_HOSTS]),
    /** Where the channels' streams are, by their keys; a channel that is missing has none. */
    liveStreams,
    /** The channels whose stream a setting names: whether these can be started over is not known. */
    foreignChannels: new Set(LIVE_STREAMS === 'none' ? [] : LIVE_STREAMS?.keys()),
    /**
     * The hosts whose streams browsers load themselves, such as those of a delivery network; all others come through
     * the site.
     */
    streamHosts: new Set(values.STREAM_HOSTS),
    /** How the addresses begin from which a page may be told to take its content (SPEC 2.3-03). */
    pageContentAddresses: PAGE_CONTENT_HOSTS
      ? PAGE_CONTENT_HOSTS.flatMap(listOrigins).map((origin) => `${origin}/`)
      : listPages(services.pageApi),
  };
}

/** The marketing service whose SDK browsers load (SPEC 7.15), with the origins it talks to; null when there is none. */
function toMarketing({ MOENGAGE_APP_ID: appId, MOENGAGE_DATA_CENTER: center, MOENGAGE_SDK_URL }: Values) {
  if (!appId) return null;
  const sdk = MOENGAGE_SDK_URL ?? `https://cdn.moengage.com/release/dc_${center}/moe_webSdk.min.latest.js`;
  const api = `https://sdk-${String(center).padStart(2, '0')}.moengage.com`;
  return { appId, sdk, origins: [new URL(sdk).origin, api] };
}

/** The hosted web-search service (SPEC 7.5-02), null when there is none. */
const toWebSearch = ({ WEB_SEARCH_URL: url, WEB_SEARCH_ENGINE: engine, WEB_SEARCH_KEY: key }: Values) =>
  engine && key ? { url, engine, key } : null;

function toServices(values: Values): Record<ServiceName, string | undefined> {
  const { NEWSROOM_URL: newsroom = 'none' } = values;
  const addresses = Object.entries(SERVICES).map(([name, [setting, path]]) => {
    const own = values[setting] ?? newsroom + path;
    return [name, own === 'none' ? undefined : own];
  });
  return Object.fromEntries(addresses);
}

/** A channel whose stream no setting names is the newsroom's. */
function toLiveStreams({ LIVE_STREAMS: own, NEWSROOM_URL: newsroom }: Values) {
  const addresses = new Map<string, string>();
  if (own === 'none') return addresses;
  for (const { key } of CHANNELS) {
    const stream = own?.get(key) ?? (newsroom !== 'none' && `${newsroom}/live/${key}/index.m3u8`);
    if (stream) addresses.set(key, stream);
  }
  return addresses;
}

const listHosts = (urls: (string | undefined)[]) => urls.flatMap((url) => (url ? [new URL(url).host] : []));

/** Only the pages of the page API: a service on the same host may write for a GET, such as a listener's report. */
const listPages = (pageApi: string | undefined) => (pageApi === undefined ? [] : [new URL(`${pageApi}/pages/`).href]);

/** A host allows both schemes; the URL parser removes the default port of each. */
function listOrigins(host: string): string[] {
  return ['http', 'https'].map((scheme) => new URL(`${scheme}://${host}`).origin);
}

export type Settings = ReturnType<typeof readSettings>;

export const settings = readSettings();
