import { describeIssue } from '@sala/contracts';
import { describeMisspelling, parseTrustedProxies, toHost, trimEnvironment } from '@sala/http-server';
import { CHANNELS, STATION } from '@sala/station';
import { LOG_LEVELS } from '@sala/telemetry';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
/** The address of a service or a site, to which paths are appended; a user in it would be sent to nobody. */
const address = url
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), 'expected an address without a query, a user or a password')
  .transform((value) => value.replace(/\/$/, ''));
const site = address.refine(
  (value) => !/\/\/[^/]*\/./.test(value),
  'expected an address without a path, such as https://www.station.example',
);
/** The address of a webhook, to which only parameters are added: some have their key in the query. */
const webhook = url.refine((value) => !/#|\/\/[^/]*@/.test(value), 'expected an address without a user or a password');

/** The address of a service, or `none` for one that is not there. */
const service = z
  .union([z.literal('none'), address], 'expected an address such as https://api.station.example, or none')
  .optional();

const webhookService = z
  .union([z.literal('none'), webhook], 'expected an address such as https://automation.example/webhook/1, or none')
  .optional();

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

const hosts = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((name) => toHost(name) ?? ''),
  )
  .refine((list) => list.every(Boolean), 'expected hosts such as media.example:8443');

const isStream = ([channel, value]: [string, string]) =>
  CHANNELS.some(({ key }) => key === channel) && !value.includes(',') && url.safeParse(value).success;
/** Channels with the addresses of their streams, such as `tv=https://media.example/tv/index.m3u8`. */
const streams = z
  .string()
  .transform((list) => new Map(list.split(/\s+/).map((one) => splitAt(one, '='))))
  .refine(
    (map) => [...map].every(isStream),
    `expected channels (${CHANNELS.map(({ key }) => key).join(', ')}) with addresses, such as tv=https://media.example/tv/index.m3u8; spaces separate several, and a comma is written %2C`,
  );

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: site.optional(),
  PRODUCTION_HOST: z
    .string()
    .transform((name) => toHost(name) ?? '')
    .refine(Boolean, 'expected a host such as www.station.example')
    .default(STATION.productionHost),
  NEWSROOM_URL: service,
  MAIN_API_URL: service,
  PAGE_API_URL: service,
  CONTENT_API_URL: service,
  TAG_API_URL: service,
  PUSH_API_URL: service,
  AI_API_URL: service,
  AI_CONTENT_API_URL: service,
  TTS_API_URL: service,
  FEEDBACK_WEBHOOK_URL: webhookService,
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
  MOENGAGE_SDK_URL: url.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(256),
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .transform((setting, context) => {
      const trusted = parseTrustedProxies(setting);
      if (trusted === undefined)
        context.addIssue('expected a number from 0 to 10, or addresses and networks such as 10.0.0.0/8');
      return trusted ?? 0;
    }),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SEARCH_API_URL: service,
  WEB_SEARCH_URL: address.default('https://customsearch.googleapis.com'),
  WEB_SEARCH_ENGINE: z.string().optional(),
  WEB_SEARCH_KEY: z.string().optional(),
  WIDGETS_API_URL: service,
  PROGRAM_API_URL: service,
  PARTNER_API_URL: service,
  LIVE_STREAMS: z.union([z.literal('none').transform(() => null), streams]).optional(),
  STREAM_HOSTS: hosts.default([]),
  SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR: z.coerce.number().default(1),
  IMAGE_HOSTS: hosts.default([]),
  MEDIA_HOSTS: hosts.default([]),
  PAGE_CONTENT_HOSTS: hosts.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});

/**
 * The names of all settings: docs/providers.md lists them.
 * @internal for the test that compares the two
 */
export const SETTING_NAMES = Object.keys(environment.shape);

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** An invalid setting, described in one sentence. */
export class InvalidSettingError extends Error {}

/**
 * Reads the website's settings from the environment.
 * @throws {InvalidSettingError} naming the settings that cannot be used, a sentence for each
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const trimmed = trimEnvironment(env);
  const misspelling = describeMisspelling(trimmed, SETTING_NAMES);
  if (misspelling) throw new InvalidSettingError(misspelling);
  const read = environment.safeParse(trimmed, { error: describeIssue });
  if (!read.success) {
    const sentences = read.error.issues.map(
      ({ path, message }) => `The setting ${path[0]?.toString()} cannot be used: ${message}.`,
    );
    throw new InvalidSettingError(sentences.join('\n'));
  }
  const { PORT, HOST, SITE_URL, LIVE_STREAMS, IMAGE_HOSTS, MEDIA_HOSTS, PAGE_CONTENT_HOSTS } = read.data;
  const services = toServices(read.data);
  const serviceHosts = listHosts(SHOWN.map((name) => services[name]));
  const liveStreams = toLiveStreams(read.data);
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    /** The address under which readers reach the site. */
    siteUrl,
    /** Whether search engines may index the site (SPEC 2.4-07). */
    isProduction: new URL(siteUrl).host === read.data.PRODUCTION_HOST,
    /** The addresses of the services; undefined is one that is not there. */
    ...services,
    marketing: toMarketing(read.data),
    /** The secret by which a service proves that it may send `POST /purge`. */
    purgeSecret: read.data.PURGE_SECRET,
    /** How much memory cached pages may take, in bytes; 0 caches none. */
    pageCacheBytes: read.data.PAGE_CACHE_MB * 1024 * 1024,
    /** How many proxies of ours stand between readers and the site, or their addresses and networks. */
    trustedProxies: read.data.TRUSTED_PROXIES,
    /** True when the website itself limits how often a reader writes. */
    limitsRates: read.data.RATE_LIMITS === 'on',
    /** The port of `/readyz` and `/metrics`, for operators; undefined when it is off. */
    monitoring: read.data.METRICS_PORT ? { port: read.data.METRICS_PORT, host: read.data.METRICS_HOST } : undefined,
    logLevel: read.data.LOG_LEVEL,
    /** How long it still answers after SIGTERM, so that a load balancer sends new requests elsewhere first. */
    drainSeconds: read.data.DRAIN_SECONDS,
    /** SPEC 7.1-14 */
    cachesNavigation: read.data.SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR > 0,
    webSearch: toWebSearch(read.data),
    /** The hosts from which pictures are shown: those of the services, and those that the setting adds. */
    imageHosts: new Set([...serviceHosts, ...IMAGE_HOSTS]),
    /** Those of them that belong only to services: from these only picture files are fetched. */
    serviceHosts: new Set(serviceHosts.filter((host) => !IMAGE_HOSTS.includes(host))),
    /** The hosts from which sound and films are played: likewise, and those of the channels. */
    mediaHosts: new Set([...serviceHosts, ...listHosts([...liveStreams.values()]), ...MEDIA_HOSTS]),
    /** Where the channels' streams are, by their keys; a channel that is missing has none. */
    liveStreams,
    /** The channels whose stream a setting names: whether these can be started over is not known. */
    foreignChannels: new Set(LIVE_STREAMS?.keys()),
    /**
     * The hosts whose streams browsers load themselves, such as those of a delivery network; all others come through
     * the site.
     */
    streamHosts: new Set(read.data.STREAM_HOSTS),
    /** How the addresses begin from which a page may be told to take its content (SPEC 2.3-03). */
    pageContentAddresses: PAGE_CONTENT_HOSTS
      ? PAGE_CONTENT_HOSTS.flatMap(listOrigins).map((origin) => `${origin}/`)
      : listPages(services.pageApi),
  };
}

/** The marketing service whose SDK browsers load (SPEC 7.15), with the origins it talks to; null when there is none. */
function toMarketing({
  MOENGAGE_APP_ID: appId,
  MOENGAGE_DATA_CENTER: center,
  MOENGAGE_SDK_URL,
}: z.output<typeof environment>) {
  if (!appId) return null;
  const sdk = MOENGAGE_SDK_URL ?? `https://cdn.moengage.com/release/dc_${center}/moe_webSdk.min.latest.js`;
  const api = `https://sdk-${String(center).padStart(2, '0')}.moengage.com`;
  return { appId, sdk, origins: [new URL(sdk).origin, api] };
}

/**
 * The hosted web-search service (SPEC 7.5-02), null when there is none.
 * @throws {InvalidSettingError} when the engine comes without its key, or the key without its engine
 */
function toWebSearch({ WEB_SEARCH_URL, WEB_SEARCH_ENGINE, WEB_SEARCH_KEY }: z.output<typeof environment>) {
  if (WEB_SEARCH_ENGINE && WEB_SEARCH_KEY)
    return { url: WEB_SEARCH_URL, engine: WEB_SEARCH_ENGINE, key: WEB_SEARCH_KEY };
  const [one, other] = WEB_SEARCH_ENGINE ? ['ENGINE', 'KEY'] : ['KEY', 'ENGINE'];
  if (WEB_SEARCH_ENGINE || WEB_SEARCH_KEY)
    throw new InvalidSettingError(`The setting WEB_SEARCH_${one} cannot be used: WEB_SEARCH_${other} is missing.`);
  return null;
}

/**
 * A service without an address of its own is the newsroom's.
 * @throws {InvalidSettingError} a sentence for each address that is missing
 */
function toServices(values: z.output<typeof environment>): Record<ServiceName, string | undefined> {
  const { NEWSROOM_URL: newsroom } = values;
  const missing = newsroom === undefined ? ['NEWSROOM_URL'] : [];
  if (newsroom === 'none')
    for (const setting of [...Object.values(SERVICES).map(([name]) => name), 'LIVE_STREAMS' as const])
      if (values[setting] === undefined) missing.push(setting);
  if (missing.length > 0)
    throw new InvalidSettingError(
      missing.map((setting) => `The setting ${setting} is missing: give an address or none.`).join('\n'),
    );
  const addresses = Object.entries(SERVICES).map(([name, [setting, path]]) => {
    const own = values[setting] ?? newsroom + path;
    return [name, own === 'none' ? undefined : own];
  });
  return Object.fromEntries(addresses);
}

/** A channel whose stream no setting names is the newsroom's. */
function toLiveStreams({ LIVE_STREAMS: own, NEWSROOM_URL: newsroom }: z.output<typeof environment>) {
  const streams = new Map<string, string>();
  if (own === null) return streams;
  for (const { key } of CHANNELS) {
    const address = own?.get(key) ?? (newsroom !== 'none' && `${newsroom}/live/${key}/index.m3u8`);
    if (address) streams.set(key, address);
  }
  return streams;
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
