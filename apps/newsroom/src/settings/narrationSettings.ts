import { join, resolve } from 'node:path';
import { listVoices, SPEAKERS, type VoiceNames } from '@sala/station';
import { z } from 'zod';
import { BadSetting } from '../errors/index.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
/** A key that is valid in an HTTP header. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'it is no key');
const SPEAKER_IDS = SPEAKERS.map(({ id }) => id);

/** Voices by the ids of the speakers, such as `12=th-TH-NiwatNeural,1=th-TH-PremwadeeNeural`. */
const voices = z
  .string()
  .transform((list) => list.split(',').map((voice) => /^(\d+)=([\w:.-]+)$/.exec(voice.trim())))
  .refine((pairs) => pairs.every((pair) => pair && SPEAKER_IDS.some((id) => `${id}` === pair[1])), {
    message: `it is not voices by speaker (${SPEAKER_IDS.join(', ')}), such as ${SPEAKER_IDS[0]}=th-TH-NiwatNeural, separated by commas`,
  })
  .transform((pairs): VoiceNames => Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : []))));

/** The settings of speech as the environment has them. */
export const narrationEnvironment = {
  SPEECH: z.enum(['on', 'off']).default('on'),
  AZURE_SPEECH_KEY: key.optional(),
  AZURE_SPEECH_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/, 'it is no region')
    .optional(),
  AZURE_SPEECH_URL: address.optional(),
  AZURE_SPEECH_VOICES: voices.optional(),
  GOOGLE_SPEECH_KEY: key.optional(),
  GOOGLE_SPEECH_URL: address.optional(),
  GOOGLE_SPEECH_VOICES: voices.optional(),
  SPEECH_AHEAD_HOURS: z.coerce.number().int().min(0).max(48).default(48),
  SPEECH_CACHE_GB: z.coerce.number().positive().default(5),
  SPEECH_FOLDER: z.string().min(1).optional(),
  SPEECH_S3_URL: address.optional(),
  SPEECH_S3_REGION: z.string().optional(),
  SPEECH_S3_KEY: key.optional(),
  SPEECH_S3_SECRET: key.optional(),
};

type Settings = z.output<z.ZodObject<typeof narrationEnvironment>>;

/** A cloud service for speech. */
export interface CloudVoiceSettings {
  service: 'azure' | 'google';
  /** The base address, to which the path of the API is appended. */
  url: string;
  key: string;
  /** The name of the service's voice for each speaker. */
  voices: VoiceNames;
}

/** A bucket of any store with the API of Amazon S3. */
export interface BucketSettings {
  /** The address of the bucket itself, without a slash at the end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

export interface NarrationSettings {
  isOn: boolean;
  /** The cloud service that is tried before the embedded voice. */
  cloud: CloudVoiceSettings | undefined;
  /** The most bytes of sound to store; narrations of the last two days are never deleted for it. */
  mostBytes: number;
  /** News up to this age gets narrations in advance, in hours. */
  aheadHours: number;
  /** The folder for sound files, which several newsrooms may share. */
  folder: string;
  /** The bucket for sound files, used instead of the folder. */
  bucket: BucketSettings | undefined;
}

/** @throws {BadSetting} when a setting is missing that others need */
export function readNarrationSettings(settings: Settings, dataDirectory: string): NarrationSettings {
  return {
    isOn: settings.SPEECH === 'on',
    cloud: toCloud(settings),
    mostBytes: settings.SPEECH_CACHE_GB * 1e9,
    aheadHours: settings.SPEECH_AHEAD_HOURS,
    folder: resolve(settings.SPEECH_FOLDER ?? join(dataDirectory, 'speech')),
    bucket: toBucket(settings),
  };
}

function toCloud(settings: Settings): CloudVoiceSettings | undefined {
  const cloud = toAzure(settings);
  if (cloud && settings.GOOGLE_SPEECH_KEY)
    throw new BadSetting(
      'The setting GOOGLE_SPEECH_KEY cannot be used: AZURE_SPEECH_KEY is set, and only one of the two can be used.',
    );
  return cloud ?? toGoogle(settings);
}

function toAzure(settings: Settings): CloudVoiceSettings | undefined {
  const { AZURE_SPEECH_KEY: key, AZURE_SPEECH_REGION: region, AZURE_SPEECH_VOICES: voices } = settings;
  const url = settings.AZURE_SPEECH_URL ?? (region && `https://${region}.tts.speech.microsoft.com`);
  if (!key && !url && !voices) return undefined;
  if (!key) throw toMissingSettingError('AZURE_SPEECH_KEY', 'another AZURE_SPEECH setting is set');
  if (!url) throw toMissingSettingError('AZURE_SPEECH_REGION', 'another AZURE_SPEECH setting is set');
  return { service: 'azure', url, key, voices: { ...listVoices('azure'), ...voices } };
}

function toGoogle(settings: Settings): CloudVoiceSettings | undefined {
  const { GOOGLE_SPEECH_KEY: key, GOOGLE_SPEECH_URL: url, GOOGLE_SPEECH_VOICES: voices } = settings;
  if (!key && !url && !voices) return undefined;
  if (!key) throw toMissingSettingError('GOOGLE_SPEECH_KEY', 'another GOOGLE_SPEECH setting is set');
  return {
    service: 'google',
    url: url ?? 'https://texttospeech.googleapis.com',
    key,
    voices: { ...listVoices('google'), ...voices },
  };
}

function toBucket(settings: Settings): BucketSettings | undefined {
  const { SPEECH_S3_URL: url, SPEECH_S3_REGION: region, SPEECH_S3_KEY: key, SPEECH_S3_SECRET: secret } = settings;
  if ([url, region, key, secret].every((value) => value === undefined)) return undefined;
  if (!url) throw toMissingSettingError('SPEECH_S3_URL', 'another SPEECH_S3 setting is set');
  if (!key) throw toMissingSettingError('SPEECH_S3_KEY', 'another SPEECH_S3 setting is set');
  if (!secret) throw toMissingSettingError('SPEECH_S3_SECRET', 'another SPEECH_S3 setting is set');
  return { url, region: region ?? 'us-east-1', key, secret };
}

function toMissingSettingError(setting: string, because: string): BadSetting {
  return new BadSetting(`The setting ${setting} cannot be used: it is missing, and ${because}.`);
}
