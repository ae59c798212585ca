import { parseTrustedProxies } from '@sala/http-server';
import { CHANNELS, STATION } from '@sala/station';
import { LOG_LEVELS } from '@sala/telemetry';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const isHost = (host: string) => /^[^/\\?#@*]+$/.test(host) && URL.canParse(`http://${host}`);
const hosts = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every(isHost), 'expected hosts such as media.example:8443');

/** Channels with the addresses of their streams, such as `tv=https://media.example/tv/index.m3u8`. */
const streams = z
  .string()
  .transform(
    (list) =>
      new Map(
        list
          .split(/[\s]+/)
          .filter(Boolean)
          .map((one) => cutAt(one, '=')),
      ),
  )
  .refine(
    (map) =>
      [...map].every(
        ([key, url]) =>
          CHANNELS.some((one) => one.key === key) && z.url({ protocol: /^https?$/ }).safeParse(url).success,
      ),
    `expected channels (${CHANNELS.map(({ key }) => key).join(', ')}) with addresses, such as tv=https://media.example/tv/index.m3u8`,
  );

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: address.optional(),
  PRODUCTION_HOST: z.string().default(STATION.productionHost),
  NEWSROOM_URL: address.default('http://localhost:4000'),
  MAIN_API_URL: address.optional(),
  PAGE_API_URL: address.optional(),
  CONTENT_API_URL: address.optional(),
  TAG_API_URL: address.optional(),
  PUSH_API_URL: address.optional(),
  AI_API_URL: address.optional(),
  AI_CONTENT_API_URL: address.optional(),
  TTS_API_URL: address.optional(),
  FEEDBACK_WEBHOOK_URL: address.optional(),
  SCORECARD_URL: address.optional(),
  VIEW_COUNTER_URL: address.optional(),
  VIDEO_COUNTER_URL: address.optional(),
  CHANGES_URL: z.union([address, z.enum(['', 'none'])]).optional(),
  PURGE_SECRET: z.string().min(16).optional(),
  COLLECTOR_URL: address.optional(),
  MOENGAGE_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  MOENGAGE_DATA_CENTER: z.coerce.number().int().min(1).max(99).default(1),
  MOENGAGE_SDK_URL: address.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(256),
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .transform((setting, context) => {
      const trusted = parseTrustedProxies(setting.trim());
      if (trusted === undefined)
        context.addIssue('expected a number from 0 to 10, or addresses and networks such as 10.0.0.0/8');
      return trusted ?? 0;
    }),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SEARCH_API_URL: address.optional(),
  WEB_SEARCH_URL: address.default('https://customsearch.googleapis.com'),
  WEB_SEARCH_ENGINE: z.string().optional(),
  WEB_SEARCH_KEY: z.string().optional(),
  WIDGETS_API_URL: address.optional(),
  PROGRAM_API_URL: address.optional(),
  PARTNER_API_URL: address.optional(),
  LIVE_STREAMS: streams.default(new Map()),
  STREAM_HOSTS: hosts.default([]),
  SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR: z.coerce.number().default(1),
  IMAGE_HOSTS: hosts.default([]),
  MEDIA_HOSTS: hosts.default([]),
  PAGE_CONTENT_HOSTS: hosts.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});

/**
 * The names of all settings: docs/providers.md lists them.
 * @internal for the test that compares the two
 */
export const SETTING_NAMES = Object.keys(environment.shape);

function cutAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A setting that cannot be used, said in one sentence. */
export class InvalidSettingError extends Error {}

/**
 * Reads the website's settings from the environment.
 * @throws {InvalidSettingError} naming the setting that cannot be used
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const read = environment.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new InvalidSettingError(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const { PORT, HOST, SITE_URL, NEWSROOM_URL, IMAGE_HOSTS, MEDIA_HOSTS, PAGE_CONTENT_HOSTS } = read.data;
  // a service that is not the broadcaster's own is the newsroom's
  const services = {
    mainApi: read.data.MAIN_API_URL ?? NEWSROOM_URL,
    pageApi: read.data.PAGE_API_URL ?? NEWSROOM_URL,
    contentApi: read.data.CONTENT_API_URL ?? `${NEWSROOM_URL}/api`,
    tagApi: read.data.TAG_API_URL ?? `${NEWSROOM_URL}/tags`,
    pushApi: read.data.PUSH_API_URL ?? `${NEWSROOM_URL}/push`,
    aiApi: read.data.AI_API_URL ?? NEWSROOM_URL,
    aiContentApi: read.data.AI_CONTENT_API_URL ?? `${NEWSROOM_URL}/api`,
    ttsApi: read.data.TTS_API_URL ?? NEWSROOM_URL,
    searchApi: read.data.SEARCH_API_URL ?? `${NEWSROOM_URL}/search`,
    widgetsApi: read.data.WIDGETS_API_URL ?? NEWSROOM_URL,
    programApi: read.data.PROGRAM_API_URL ?? NEWSROOM_URL,
    partnerApi: read.data.PARTNER_API_URL ?? `${NEWSROOM_URL}/partner`,
  };
  const serviceHosts = hostsOf(Object.values(services));
  const liveStreams = new Map<string, string>(
    CHANNELS.map(({ key }) => [key, read.data.LIVE_STREAMS.get(key) ?? `${NEWSROOM_URL}/live/${key}/index.m3u8`]),
  );
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    /** The address under which readers reach the site. */
    siteUrl,
    /** Whether search engines may index the site (SPEC 2.4-07). */
    isProduction: new URL(siteUrl).host === read.data.PRODUCTION_HOST,
    ...services,
    /** Where it is told what is read, and what is watched (SPEC 7.13). */
    viewCounter: read.data.VIEW_COUNTER_URL ?? NEWSROOM_URL,
    videoCounter: read.data.VIDEO_COUNTER_URL ?? NEWSROOM_URL,
    /** Where it is told how the site is used (SPEC 7.15). */
    collector: read.data.COLLECTOR_URL ?? `${NEWSROOM_URL}/collect`,
    marketing: marketingOf(read.data),
    /** Where listeners' reports go (SPEC 7.11). */
    feedbackWebhook: read.data.FEEDBACK_WEBHOOK_URL ?? `${NEWSROOM_URL}/webhook/feedback`,
    /** The event stream that tells what has changed (READINGS.md, Caching); undefined for none. */
    changes: changesOf(read.data),
    /** What services prove with that they may tell it themselves. */
    purgeSecret: read.data.PURGE_SECRET,
    /** How much memory kept pages may take, in bytes; 0 keeps none. */
    pageCacheBytes: read.data.PAGE_CACHE_MB * 1024 * 1024,
    /** What tells what the site has measured of itself. */
    scorecard: read.data.SCORECARD_URL ?? `${NEWSROOM_URL}/scorecard`,
    /** How many proxies of ours stand between readers and the site. */
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
    webSearch: webSearchOf(read.data),
    /** The hosts from which pictures are shown: those of the services, and those that the setting adds. */
    imageHosts: new Set([...serviceHosts, ...IMAGE_HOSTS]),
    /** The hosts from which sound and films are played: likewise, and those of the channels. */
    mediaHosts: new Set([...serviceHosts, ...hostsOf([...liveStreams.values()]), ...MEDIA_HOSTS]),
    /** Where the channels' streams are, by their keys. */
    liveStreams,
    /** The channels whose stream a setting names: whether these can be started over is not known. */
    foreignChannels: new Set(read.data.LIVE_STREAMS.keys()),
    /**
     * The hosts whose streams browsers load themselves, such as those of a delivery network; all others come through
     * the site.
     */
    streamHosts: new Set(read.data.STREAM_HOSTS),
    /** The origins from which a page may be told to take its content (SPEC 2.3-03). */
    pageContentOrigins: new Set((PAGE_CONTENT_HOSTS ?? [new URL(services.pageApi).host]).flatMap(originsOf)),
  };
}

/** The marketing service whose SDK browsers load (SPEC 7.15), with the origins it talks to; null when there is none. */
function marketingOf({ MOENGAGE_APP_ID: appId, MOENGAGE_DATA_CENTER: center, ...given }: z.output<typeof environment>) {
  if (!appId) return null;
  const sdk = given.MOENGAGE_SDK_URL ?? `https://cdn.moengage.com/release/dc_${center}/moe_webSdk.min.latest.js`;
  const api = `https://sdk-${String(center).padStart(2, '0')}.moengage.com`;
  return { appId, sdk, origins: [new URL(sdk).origin, api] };
}

/**
 * The hosted web-search service (SPEC 7.5-02), null when there is none.
 * @throws {InvalidSettingError} when the engine comes without its key, or the key without its engine
 */
function webSearchOf({ WEB_SEARCH_URL, WEB_SEARCH_ENGINE, WEB_SEARCH_KEY }: z.output<typeof environment>) {
  if (WEB_SEARCH_ENGINE && WEB_SEARCH_KEY)
    return { url: WEB_SEARCH_URL, engine: WEB_SEARCH_ENGINE, key: WEB_SEARCH_KEY };
  const [one, other] = WEB_SEARCH_ENGINE ? ['ENGINE', 'KEY'] : ['KEY', 'ENGINE'];
  if (WEB_SEARCH_ENGINE || WEB_SEARCH_KEY)
    throw new InvalidSettingError(`The setting WEB_SEARCH_${one} cannot be used: WEB_SEARCH_${other} is missing.`);
  return null;
}

/** Without a setting, the newsroom's. */
function changesOf({ CHANGES_URL, NEWSROOM_URL }: z.output<typeof environment>): string | undefined {
  if (CHANGES_URL === '' || CHANGES_URL === 'none') return undefined;
  return CHANGES_URL ?? `${NEWSROOM_URL}/events`;
}

const hostsOf = (urls: string[]) => urls.map((url) => new URL(url).host);

/** A host stands for both schemes: the parser of addresses knows which port is the default of which. */
function originsOf(host: string): string[] {
  return ['http', 'https'].map((scheme) => new URL(`${scheme}://${host}`).origin);
}

export type Settings = ReturnType<typeof readSettings>;

export const settings = readSettings();
