import { expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

const BUCKET = { SPEECH_S3_URL: 'https://s3.example/sounds/', SPEECH_S3_KEY: 'key', SPEECH_S3_SECRET: 'secret' };
const read = (env: Record<string, string>) => readConfig(env).speech;

test('speech is turned off by a setting', () => {
  expect(read({ SPEECH: 'off' }).isOn).toBe(false);
  expect(() => read({ SPEECH: 'yes' })).toThrow(BadSetting);
});

test('a bucket is one with its address, its key and its secret', () => {
  expect(read({}).bucket).toBeUndefined();
  const bucket = { url: 'https://s3.example/sounds', region: 'us-east-1', key: 'key', secret: 'secret' };
  expect(read(BUCKET).bucket).toEqual(bucket);
  expect(read({ ...BUCKET, SPEECH_S3_REGION: 'auto' }).bucket).toEqual({ ...bucket, region: 'auto' });
});

test.each(Object.keys(BUCKET))('a bucket without %s is half a bucket', (name) => {
  expect(() => read({ ...BUCKET, [name]: '' })).toThrow(
    new BadSetting(`The setting ${name} cannot be used: it is missing, and a bucket is asked for.`),
  );
});
