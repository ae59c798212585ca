import { InvalidSettingError } from '@sala/settings';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env).narration;
const missing = (present: string, ...names: string[]) =>
  new InvalidSettingError(
    names.map((name) => `The setting ${name} cannot be used: it is missing, and ${present} is set.`).join('\n'),
  );

test('SPEECH=off turns narration off, and other values than on and off are rejected', () => {
  expect(read({}).isOn).toBe(true);
  expect(read({ SPEECH: 'off' }).isOn).toBe(false);
  expect(() => read({ SPEECH: 'yes' })).toThrow(InvalidSettingError);
});

const NO_VOICES =
  'The setting GOOGLE_SPEECH_VOICES cannot be used: it is not voices by speaker (12, 1, 11), such as 12=th-TH-NiwatNeural, separated by commas.';

describe('the cloud voice', () => {
  const list = '11=th-TH-Three, 1=th-TH-Two:DragonHDLatestNeural,12=th-TH-One';
  const voices = { 12: 'th-TH-One', 1: 'th-TH-Two:DragonHDLatestNeural', 11: 'th-TH-Three' };

  test('has the station’s voice for each speaker that the setting does not name', () => {
    expect(read({ GOOGLE_SPEECH_KEY: 'k', GOOGLE_SPEECH_VOICES: '1=other' }).cloud?.voices).toEqual({
      12: 'th-TH-Chirp3-HD-Charon',
      1: 'other',
      11: 'th-TH-Chirp3-HD-Leda',
    });
  });

  test('is undefined without a setting', () => {
    expect(read({}).cloud).toBeUndefined();
  });

  test('is Azure’s with a key and a region or an address', () => {
    expect(read({ AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'southeastasia' }).cloud).toEqual({
      service: 'azure',
      url: 'https://southeastasia.tts.speech.microsoft.com',
      key: 'k',
      voices: { 12: 'th-TH-NiwatNeural', 1: 'th-TH-PremwadeeNeural', 11: 'th-TH-AcharaNeural' },
    });
    expect(
      read({
        AZURE_SPEECH_KEY: 'k',
        AZURE_SPEECH_URL: 'https://azure.example/tts/',
        AZURE_SPEECH_VOICES: list,
      }).cloud,
    ).toEqual({ service: 'azure', url: 'https://azure.example/tts', key: 'k', voices });
  });

  test('is Google’s with a key', () => {
    expect(read({ GOOGLE_SPEECH_KEY: 'k', GOOGLE_SPEECH_VOICES: list }).cloud).toEqual({
      service: 'google',
      url: 'https://texttospeech.googleapis.com',
      key: 'k',
      voices,
    });
  });

  test.each<[Record<string, string>, InvalidSettingError]>([
    [{ AZURE_SPEECH_KEY: 'k' }, missing('AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION')],
    [{ AZURE_SPEECH_REGION: 'southeastasia' }, missing('AZURE_SPEECH_REGION', 'AZURE_SPEECH_KEY')],
    [{ AZURE_SPEECH_VOICES: list }, missing('AZURE_SPEECH_VOICES', 'AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION')],
    [{ GOOGLE_SPEECH_URL: 'https://google.example' }, missing('GOOGLE_SPEECH_URL', 'GOOGLE_SPEECH_KEY')],
    [
      { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'southeastasia', GOOGLE_SPEECH_KEY: 'k' },
      new InvalidSettingError(
        'The setting GOOGLE_SPEECH_KEY cannot be used: AZURE_SPEECH_KEY is set, and only one of the two can be used.',
      ),
    ],
    [{ GOOGLE_SPEECH_KEY: 'k', GOOGLE_SPEECH_VOICES: '99=th-TH-One' }, new InvalidSettingError(NO_VOICES)],
    [{ GOOGLE_SPEECH_KEY: 'k', GOOGLE_SPEECH_VOICES: 'th-TH-One,th-TH-Two' }, new InvalidSettingError(NO_VOICES)],
    [{ GOOGLE_SPEECH_KEY: 'k', GOOGLE_SPEECH_VOICES: '12=one,1="/><x>' }, new InvalidSettingError(NO_VOICES)],
    [
      { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'evil.example/' },
      new InvalidSettingError('The setting AZURE_SPEECH_REGION cannot be used: it is no region.'),
    ],
    [
      { GOOGLE_SPEECH_KEY: 'two words' },
      new InvalidSettingError('The setting GOOGLE_SPEECH_KEY cannot be used: it is no key.'),
    ],
  ])('rejects the settings %j', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });
});

describe('the bucket', () => {
  const BUCKET = { SPEECH_S3_URL: 'https://s3.example/sounds/', SPEECH_S3_KEY: 'key', SPEECH_S3_SECRET: 'secret' };

  test('is configured by its address, key and secret', () => {
    expect(read({}).bucket).toBeUndefined();
    const bucket = { url: 'https://s3.example/sounds', region: 'us-east-1', key: 'key', secret: 'secret' };
    expect(read(BUCKET).bucket).toEqual(bucket);
    expect(read({ ...BUCKET, SPEECH_S3_REGION: 'auto' }).bucket).toEqual({ ...bucket, region: 'auto' });
  });

  test.each(Object.keys(BUCKET))('is rejected without %s', (name) => {
    expect(() => read({ ...BUCKET, [name]: '' })).toThrow(
      `The setting ${name} cannot be used: it is missing, and SPEECH_S3_`,
    );
  });
});
