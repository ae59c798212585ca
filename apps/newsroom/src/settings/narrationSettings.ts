import { join, resolve } from 'node:path';
import { address, createGroupRule, onOff, type Rule } from '@sala/settings';
import { listVoices, SPEAKERS, type VoiceNames } from '@sala/station';
import { z } from 'zod';

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
  SPEECH: onOff.default('on'),
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

/** The address may stand for the region. */
const requireAzure: Rule = (env) => {
  const place = 'AZURE_SPEECH_URL' in env ? 'AZURE_SPEECH_URL' : 'AZURE_SPEECH_REGION';
  return createGroupRule(['AZURE_SPEECH_KEY', place], ['AZURE_SPEECH_REGION', 'AZURE_SPEECH_VOICES'])(env);
};

const forbidTwoClouds: Rule = (env) =>
  'AZURE_SPEECH_KEY' in env && 'GOOGLE_SPEECH_KEY' in env
    ? [['GOOGLE_SPEECH_KEY', 'AZURE_SPEECH_KEY is set, and only one of the two can be used']]
    : [];

export const NARRATION_RULES = [
  requireAzure,
  createGroupRule(['GOOGLE_SPEECH_KEY'], ['GOOGLE_SPEECH_URL', 'GOOGLE_SPEECH_VOICES']),
  forbidTwoClouds,
  createGroupRule(['SPEECH_S3_URL', 'SPEECH_S3_KEY', 'SPEECH_S3_SECRET'], ['SPEECH_S3_REGION']),
];

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

export function toNarrationSettings(settings: Settings, dataDirectory: string): NarrationSettings {
  return {
    isOn: settings.SPEECH === 'on',
    cloud: toAzure(settings) ?? toGoogle(settings),
    mostBytes: settings.SPEECH_CACHE_GB * 1e9,
    aheadHours: settings.SPEECH_AHEAD_HOURS,
    folder: resolve(settings.SPEECH_FOLDER ?? join(dataDirectory, 'speech')),
    bucket: toBucket(settings),
  };
}

function toAzure(settings: Settings): CloudVoiceSettings | undefined {
  const { AZURE_SPEECH_KEY: key, AZURE_SPEECH_REGION: region, AZURE_SPEECH_VOICES: voices } = settings;
  const url = settings.AZURE_SPEECH_URL ?? (region && `https://${region}.tts.speech.microsoft.com`);
  if (!key || !url) return undefined;
  return { service: 'azure', url, key, voices: { ...listVoices('azure'), ...voices } };
}

function toGoogle(settings: Settings): CloudVoiceSettings | undefined {
  const { GOOGLE_SPEECH_KEY: key, GOOGLE_SPEECH_URL: url, GOOGLE_SPEECH_VOICES: voices } = settings;
  if (!key) return undefined;
  return {
    service: 'google',
    url: url ?? 'https://texttospeech.googleapis.com',
    key,
    voices: { ...listVoices('google'), ...voices },
  };
}

function toBucket(settings: Settings): BucketSettings | undefined {
  const { SPEECH_S3_URL: url, SPEECH_S3_REGION: region, SPEECH_S3_KEY: key, SPEECH_S3_SECRET: secret } = settings;
  return url && key && secret ? { url, region: region ?? 'us-east-1', key, secret } : undefined;
}
