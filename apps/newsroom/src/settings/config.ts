import { join, resolve } from 'node:path';
import {
  address,
  endpoint,
  hosts,
  knownPort,
  type Operations,
  onOff,
  operationsEnvironment,
  port,
  readEnvironment,
  site,
  streams,
  toOperations,
} from '@sala/settings';
import { z } from 'zod';
import { DESK_RULES, type DeskSettings, deskEnvironment, toDeskSettings } from './deskSettings.ts';
import {
  LANGUAGE_MODEL_RULES,
  type LanguageModelSettings,
  languageModelEnvironment,
  toLanguageModel,
} from './languageModelSettings.ts';
import {
  NARRATION_RULES,
  type NarrationSettings,
  narrationEnvironment,
  toNarrationSettings,
} from './narrationSettings.ts';
import { PUSH_RULES, type PushSettings, pushEnvironment, toPushSettings } from './pushSettings.ts';

/** The database refuses to delete younger entries of the log of actions. */
const MIN_LOG_DAYS = 30;

/** The values of `sslmode`; the driver rejects no other, but uses one of these in its place. */
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

/** The longest path that every system takes for a Unix socket, in bytes. */
const MAX_SOCKET_BYTES = 103;

const toControlSocket = (directory: string): string => join(directory, 'newsroom.sock');

const dataFolder = z.string().transform((path, context) => {
  const folder = resolve(path);
  const tooMany = Buffer.byteLength(toControlSocket(folder)) - MAX_SOCKET_BYTES;
  if (tooMany > 0) context.addIssue(`the path of its folder is ${tooMany} bytes too long for the socket in it`);
  return folder;
});

const environment = z.object({
  NEWSROOM_PORT: port.default(4000),
  NEWSROOM_HOST: z.string().default('0.0.0.0'),
  NEWSROOM_URL: address.optional(),
  SITE_URL: site.default('http://localhost:3000'),
  PREVIEW_SECRET: z.string().min(32).optional(),
  DATA_DIR: dataFolder.prefault('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DEMO_CONTENT: onOff.optional(),
  IMAGE_HOSTS: hosts.default([]),
  MEDIA_HOSTS: hosts.default([]),
  LIVE_INPUTS: streams.default(new Map()),
  INPUT_HOSTS: hosts.default([]),
  WEATHER_API_URL: endpoint.optional(),
  GOLD_API_URL: endpoint.optional(),
  EDITORS_WEBHOOK_URL: endpoint.optional(),
  ENCODER: onOff.default('on'),
  NEWSROOM_METRICS_PORT: knownPort.optional(),
  ACTION_LOG_DAYS: z.coerce.number().int().min(MIN_LOG_DAYS).max(36_500).default(1825),
  ...operationsEnvironment,
  ...pushEnvironment,
  ...languageModelEnvironment,
  ...deskEnvironment,
  ...narrationEnvironment,
});
const RULES = [...PUSH_RULES, ...LANGUAGE_MODEL_RULES, ...DESK_RULES, ...NARRATION_RULES];

/**
 * The names of all settings, which docs/providers.md lists.
 * @internal exported for the test that compares them with docs/providers.md
 */
export const SETTING_NAMES = Object.keys(environment.shape);

export interface NewsroomConfig extends Operations {
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
  /** How long the log of actions is kept, in days. */
  logDays: number;
}

/**
 * Reads the newsroom's settings from the environment.
 * @throws {InvalidSettingError} naming every setting that cannot be used
 */
export function readConfig(env: Record<string, string | undefined> = process.env): NewsroomConfig {
  const settings = readEnvironment(environment, env, RULES);
  const dataDirectory = settings.DATA_DIR;
  const { NEWSROOM_URL: url = `http://localhost:${settings.NEWSROOM_PORT}` } = settings;
  return {
    port: settings.NEWSROOM_PORT,
    host: settings.NEWSROOM_HOST,
    address: url,
    siteUrl: settings.SITE_URL,
    previewSecret: settings.PREVIEW_SECRET,
    dataDirectory,
    databaseUrl: settings.DATABASE_URL,
    controlSocket: toControlSocket(dataDirectory),
    // a broadcaster's own database gets invented news only when a setting asks for it (READINGS.md, Demo content)
    demoContent: settings.DEMO_CONTENT ? settings.DEMO_CONTENT === 'on' : !settings.DATABASE_URL,
    push: toPushSettings(settings),
    imageHosts: new Set([new URL(url).host, ...settings.IMAGE_HOSTS]),
    mediaHosts: new Set([new URL(url).host, ...settings.MEDIA_HOSTS]),
    inputs: { ofSettings: settings.LIVE_INPUTS, hosts: new Set(settings.INPUT_HOSTS) },
    languageModel: toLanguageModel(settings),
    weatherApi: settings.WEATHER_API_URL,
    goldApi: settings.GOLD_API_URL,
    narration: toNarrationSettings(settings, dataDirectory),
    editorsWebhook: settings.EDITORS_WEBHOOK_URL,
    desk: toDeskSettings(settings),
    isEncoderOn: settings.ENCODER === 'on',
    logDays: settings.ACTION_LOG_DAYS,
    ...toOperations(settings, settings.NEWSROOM_METRICS_PORT),
  };
}
