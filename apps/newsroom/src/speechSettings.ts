import { z } from 'zod';
import { BadSetting } from './badSetting.ts';

/** The settings of speech as the environment has them. */
export const speechEnvironment = {
  SPEECH: z.enum(['on', 'off']).default('on'),
  SPEECH_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_S3_REGION: z.string().optional(),
  SPEECH_S3_KEY: z.string().optional(),
  SPEECH_S3_SECRET: z.string().optional(),
};

type Settings = z.output<z.ZodObject<typeof speechEnvironment>>;

/** A bucket of a store that speaks as Amazon S3 does. */
export interface BucketSettings {
  /** The address of the bucket itself, without a slash at its end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

export interface SpeechSettings {
  isOn: boolean;
  /** Where sound is kept; undefined: in the data directory. */
  bucket: BucketSettings | undefined;
}

/** @throws {BadSetting} when one is missing that others need */
export function speechSettings(settings: Settings): SpeechSettings {
  return { isOn: settings.SPEECH === 'on', bucket: bucketOf(settings) };
}

function bucketOf(settings: Settings): BucketSettings | undefined {
  const { SPEECH_S3_URL: url, SPEECH_S3_REGION: region, SPEECH_S3_KEY: key, SPEECH_S3_SECRET: secret } = settings;
  if ([url, region, key, secret].every((value) => value === undefined)) return undefined;
  if (!url) throw missing('SPEECH_S3_URL', 'a bucket is asked for');
  if (!key) throw missing('SPEECH_S3_KEY', 'a bucket is asked for');
  if (!secret) throw missing('SPEECH_S3_SECRET', 'a bucket is asked for');
  return { url: url.replace(/\/$/, ''), region: region ?? 'us-east-1', key, secret };
}

function missing(setting: string, because: string): BadSetting {
  return new BadSetting(`The setting ${setting} cannot be used: it is missing, and ${because}.`);
}
