import { createECDH } from 'node:crypto';
import { join, resolve } from 'node:path';
import { describeMisspelling, toHost, trimEnvironment } from '@sala/http-server';
import { CHANNELS, STATION } from '@sala/station';
import { LOG_LEVELS, type LogLevel } from '@sala/telemetry';
import { z } from 'zod';
import { BadSetting, describeIssue } from '../errors/index.ts';
import { type DeskSettings, deskEnvironment, readDeskSettings } from './deskSettings.ts';
import { type NarrationSettings, narrationEnvironment, readNarrationSettings } from './narrationSettings.ts';

/** The database refuses to delete younger entries of the log of actions. */
const MIN_LOG_DAYS = 30;

const port = z.coerce.number().int().min(0).max(65535);

/** A key of this many bytes, in base64url without padding. */
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `it is not ${bytes} bytes in base64url`);

const hosts = z.string().transform((list, context) => {
  const names = list.split(/[\s,]+/).filter(Boolean);
  return names.map((name) => toHost(name) ?? context.addIssue(`“${name}” is not a host`) ?? '');
});

/** `tv=https://studio.example/tv/index.m3u8`: addresses by channel, separated by spaces; a comma in one is `%2C`. */
const inputs = z.string().transform((list, context) => {
  const pairs = list
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => /^([^=]+)=([^,]+)$/.exec(one) ?? [one]);
  for (const [pair, channel = '', address = ''] of pairs) {
    const isChannel = CHANNELS.some(({ key }) => key === channel);
    if (!isChannel || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      context.addIssue(
        `“${pair}” is no channel and address such as ${CHANNELS[0]?.key}=https://studio.example/index.m3u8; spaces separate several, and a comma is written %2C`,
      );
  }
  return new Map(pairs.map(([, channel = '', address = '']) => [channel, address]));
});

/** The driver takes any other for one of these. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** An address as the database driver reads it: one without a host is a Unix socket. */
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'it does not begin with postgres:// or postgresql://')
  .refine((address) => {
    const url = URL.parse(address.replace('@/', '@localhost/'));
    return url !== null && !/[@#]/.test(url.pathname + url.hash);
  }, 'it is no address; in a user’s name or password @ : / ? # % are written %40 %3A %2F %3F %23 %25')
  .refine(
    (address) => {
      const mode = URL.parse(address.replace('@/', '@localhost/'))?.searchParams.get('sslmode');
      return !mode || SSL_MODES.includes(mode);
    },
    `its sslmode is none of ${SSL_MODES.join(', ')}`,
  );

/** A site has no path: the addresses of its pages begin at its root. */
const site = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => !/\/\/[^/]*(@|\/.|[?#])/.test(address),
    'it has more than a host, as in https://www.station.example',
  )
  .transform((address) => address.replace(/\/$/, ''));

/** The longest path that every system takes for a Unix socket, in bytes. */
const MAX_SOCKET_BYTES = 103;

const environment = z.object({
  NEWSROOM_PORT: port.default(4000),
  NEWSROOM_HOST: z.string().default('0.0.0.0'),
  NEWSROOM_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: site.default('http://localhost:3000'),
  PREVIEW_SECRET: z.string().min(32).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DEMO_CONTENT: z.enum(['on', 'off']).optional(),
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  VAPID_PREVIOUS_PUBLIC_KEY: key(65).optional(),
  VAPID_PREVIOUS_PRIVATE_KEY: key(32).optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).default(`https://${STATION.productionHost}`),
  PUSH_HOSTS: hosts.optional(),
  IMAGE_HOSTS: hosts.default([]),
  MEDIA_HOSTS: hosts.default([]),
  LIVE_INPUTS: inputs.default(new Map()),
  INPUT_HOSTS: hosts.default([]),
  SUMMARY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMMARY_API_KEY: z.string().optional(),
  SUMMARY_MODEL: z.string().optional(),
  WEATHER_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOLD_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDITORS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ENCODER: z.enum(['on', 'off']).default('on'),
  NEWSROOM_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ACTION_LOG_DAYS: z.coerce.number().int().min(MIN_LOG_DAYS).max(36_500).default(1825),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  ...deskEnvironment,
  ...narrationEnvironment,
});

/**
 * The names of all settings, which docs/providers.md lists.
 * @internal exported for the test that compares them with docs/providers.md
 */
export const SETTING_NAMES = Object.keys(environment.shape);

/** The key pair with which a station signs its push messages, in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushSettings {
  /** Undefined when the environment gives none: then the newsroom generates a pair once. */
  keys: VapidKeys | undefined;
  /** An earlier pair, for browsers that subscribed with it; new subscriptions do not use it. */
  previousKeys: VapidKeys | undefined;
  /** The sender's contact for push services: an https or mailto address. */
  subject: string;
  /** Push services besides the known ones, each `host` or `host:port`; these may use http. */
  hosts: string[];
}

/** A language model behind an OpenAI-compatible address. */
export interface LanguageModelSettings {
  /** The base address, to which `/chat/completions` is appended. */
  url: string;
  key: string | undefined;
  model: string;
}

export interface NewsroomConfig {
  port: number;
  host: string;
  /** The public address of the website, for the messages of commands and the canonical addresses of pages. */
  siteUrl: string;
  /**
   * The secret that signs previews; undefined when the environment gives none: then the newsroom generates one once.
   */
  previewSecret: string | undefined;
  /** The newsroom's own address for other services; the addresses of its pictures and sounds begin with it. */
  address: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** The Unix socket on which `npm run newsroom -- …` reaches the running newsroom. */
  controlSocket: string;
  demoContent: boolean;
  push: PushSettings;
  /** The hosts that the website takes pictures from, its own among them: each `host` or `host:port`. */
  imageHosts: ReadonlySet<string>;
  /** The hosts from which the website plays films: the newsroom's own, and those that a setting names. */
  mediaHosts: ReadonlySet<string>;
  /** The addresses of the studio's streams by channel, and their hosts. */
  inputs: { ofSettings: ReadonlyMap<string, string>; hosts: ReadonlySet<string> };
  /** The model that writes summaries; without one, summaries are sentences of the articles. */
  languageModel: LanguageModelSettings | undefined;
  /** The address of a service that answers as Open-Meteo's forecast API does; without one there is no weather. */
  weatherApi: string | undefined;
  /** The address of a service that answers as thai-gold-api does; without one, editors announce the prices. */
  goldApi: string | undefined;
  narration: NarrationSettings;
  /** The incoming webhook of the editors' chat; undefined where there is none. */
  editorsWebhook: string | undefined;
  /** The settings of the desk, where people with accounts work; undefined when there is no desk. */
  desk: DeskSettings | undefined;
  /** Whether films that producers upload are encoded here. */
  isEncoderOn: boolean;
  /** Where `/readyz` and `/metrics` are served for operators; undefined when they are not. */
  monitoring: { port: number; host: string } | undefined;
  /** How long the log of actions is kept, in days. */
  logDays: number;
  logLevel: LogLevel;
  /**
   * How long the newsroom still answers after it was told to stop, so that the proxy in front stops sending requests
   * first.
   */
  drainSeconds: number;
}

/**
 * Reads the newsroom's settings from the environment.
 * @throws {BadSetting} naming the setting that cannot be used
 */
export function readConfig(env: Record<string, string | undefined> = process.env): NewsroomConfig {
  const trimmed = trimEnvironment(env);
  const misspelling = describeMisspelling(trimmed, SETTING_NAMES);
  if (misspelling) throw new BadSetting(misspelling);
  const read = environment.safeParse(trimmed, { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const settings = read.data;
  const dataDirectory = resolve(settings.DATA_DIR);
  const controlSocket = join(dataDirectory, 'newsroom.sock');
  const tooMany = Buffer.byteLength(controlSocket) - MAX_SOCKET_BYTES;
  if (tooMany > 0)
    throw new BadSetting(
      `The setting DATA_DIR cannot be used: the path of its folder is ${tooMany} bytes too long for the socket in it.`,
    );
  const address = (settings.NEWSROOM_URL ?? `http://localhost:${settings.NEWSROOM_PORT}`).replace(/\/$/, '');
  return {
    port: settings.NEWSROOM_PORT,
    host: settings.NEWSROOM_HOST,
    address,
    siteUrl: settings.SITE_URL,
    previewSecret: settings.PREVIEW_SECRET,
    dataDirectory,
    databaseUrl: settings.DATABASE_URL,
    controlSocket,
    // a broadcaster's own database gets invented news only when a setting asks for it (READINGS.md, Demo content)
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === 'on' : !settings.DATABASE_URL,
    push: {
      keys: toVapidKeys(settings, 'VAPID'),
      previousKeys: toVapidKeys(settings, 'VAPID_PREVIOUS'),
      subject: settings.VAPID_SUBJECT,
      hosts: settings.PUSH_HOSTS ?? [],
    },
    imageHosts: new Set([new URL(address).host, ...settings.IMAGE_HOSTS]),
    mediaHosts: new Set([new URL(address).host, ...settings.MEDIA_HOSTS]),
    inputs: { ofSettings: settings.LIVE_INPUTS, hosts: new Set(settings.INPUT_HOSTS) },
    languageModel: toLanguageModel(settings),
    weatherApi: settings.WEATHER_API_URL,
    goldApi: settings.GOLD_API_URL,
    narration: readNarrationSettings(settings, dataDirectory),
    editorsWebhook: settings.EDITORS_WEBHOOK_URL,
    desk: readDeskSettings(settings),
    isEncoderOn: settings.ENCODER === 'on',
    monitoring:
      settings.NEWSROOM_METRICS_PORT === undefined
        ? undefined
        : { port: settings.NEWSROOM_METRICS_PORT, host: settings.METRICS_HOST },
    logDays: settings.ACTION_LOG_DAYS,
    logLevel: settings.LOG_LEVEL,
    drainSeconds: settings.DRAIN_SECONDS,
  };
}

function toLanguageModel(settings: z.output<typeof environment>): LanguageModelSettings | undefined {
  const { SUMMARY_API_URL: url, SUMMARY_API_KEY: key, SUMMARY_MODEL: model } = settings;
  if (url === undefined && key === undefined && model === undefined) return undefined;
  if (url === undefined || model === undefined) {
    const missing = url === undefined ? 'SUMMARY_API_URL' : 'SUMMARY_MODEL';
    throw new BadSetting(`The setting ${missing} cannot be used: it is missing, and another SUMMARY setting is set.`);
  }
  return { url: url.replace(/\/$/, ''), key, model };
}

function toVapidKeys(settings: z.output<typeof environment>, names: 'VAPID' | 'VAPID_PREVIOUS'): VapidKeys | undefined {
  const [publicName, privateName] = [`${names}_PUBLIC_KEY`, `${names}_PRIVATE_KEY`] as const;
  const { [publicName]: publicKey, [privateName]: privateKey } = settings;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) {
    const missing = publicKey === undefined ? publicName : privateName;
    throw new BadSetting(`The setting ${missing} cannot be used: it is missing, and the other key is set.`);
  }
  // refused here: otherwise browsers would subscribe, and push services would refuse every message
  if (computePublicKey(privateKey) !== publicKey)
    throw new BadSetting(`The setting ${publicName} cannot be used: it does not belong to ${privateName}.`);
  return { publicKey, privateKey };
}

/** The public key of a private one, in base64url; undefined when the private key is invalid. */
function computePublicKey(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
