import { resolve } from 'node:path';
import { InvalidSettingError } from '@sala/settings';
import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from './config.ts';

const KEYS = webPush.generateVAPIDKeys();

test('without settings the newsroom has an embedded database and demo content', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '0.0.0.0',
    address: 'http://localhost:4000',
    siteUrl: 'http://localhost:3000',
    previewSecret: undefined,
    dataDirectory: resolve('.data'),
    databaseUrl: undefined,
    controlSocket: resolve('.data/newsroom.sock'),
    demoContent: true,
    isEncoderOn: true,
    imageHosts: new Set(['localhost:4000']),
    mediaHosts: new Set(['localhost:4000']),
    push: { keys: undefined, subject: `https://${STATION.productionHost}`, hosts: [] },
    inputs: { ofSettings: new Map(), hosts: new Set() },
    narration: { isOn: true, mostBytes: 5e9, aheadHours: 48, folder: resolve('.data/speech') },
    monitoring: undefined,
    logDays: 1825,
    logLevel: 'info',
    drainSeconds: 0,
  });
});

test('readConfig reads every setting', () => {
  const settings = {
    ENCODER: 'off',
    NEWSROOM_PORT: '4100',
    NEWSROOM_HOST: '127.0.0.1',
    NEWSROOM_URL: 'https://newsroom.example/apis/',
    SITE_URL: 'https://www.station.example/',
    PREVIEW_SECRET: 'x'.repeat(32),
    DATA_DIR: '/var/lib/sala',
    DATABASE_URL: 'postgres://db/sala',
    DEMO_CONTENT: 'on',
    VAPID_PUBLIC_KEY: KEYS.publicKey,
    VAPID_PRIVATE_KEY: KEYS.privateKey,
    VAPID_SUBJECT: 'mailto:desk@station.example',
    PUSH_HOSTS: 'push.station.example, LOCALHOST:4700',
    IMAGE_HOSTS: 'media.example\nCDN.example,',
    MEDIA_HOSTS: 'films.example',
    LIVE_INPUTS: 'tv=https://studio.example/tv/index.m3u8  rian=http://10.0.0.7/rian.m3u8',
    INPUT_HOSTS: 'studio.example',
    SPEECH_FOLDER: '/srv/sound',
    NEWSROOM_METRICS_PORT: '9465',
    LOG_LEVEL: 'debug',
    ACTION_LOG_DAYS: '365',
    DRAIN_SECONDS: '10',
    EDITORS_WEBHOOK_URL: 'https://chat.example/hooks/1',
  };
  expect(readConfig(settings)).toEqual({
    port: 4100,
    host: '127.0.0.1',
    address: 'https://newsroom.example/apis',
    siteUrl: 'https://www.station.example',
    previewSecret: 'x'.repeat(32),
    dataDirectory: '/var/lib/sala',
    databaseUrl: 'postgres://db/sala',
    controlSocket: '/var/lib/sala/newsroom.sock',
    demoContent: true,
    isEncoderOn: false,
    push: {
      keys: KEYS,
      subject: 'mailto:desk@station.example',
      hosts: ['push.station.example', 'localhost:4700'],
    },
    imageHosts: new Set(['newsroom.example', 'media.example', 'cdn.example']),
    mediaHosts: new Set(['newsroom.example', 'films.example']),
    inputs: {
      ofSettings: new Map([
        ['tv', 'https://studio.example/tv/index.m3u8'],
        ['rian', 'http://10.0.0.7/rian.m3u8'],
      ]),
      hosts: new Set(['studio.example']),
    },
    narration: { isOn: true, mostBytes: 5e9, aheadHours: 48, folder: '/srv/sound' },
    monitoring: { port: 9465, host: '127.0.0.1' },
    logLevel: 'debug',
    logDays: 365,
    drainSeconds: 10,
    editorsWebhook: 'https://chat.example/hooks/1',
  });
});

test.each(['', ' ', '\t\r'])('the setting %j counts as not set', (blank) => {
  const own = ['NEWSROOM_PORT', 'NEWSROOM_HOST', 'NEWSROOM_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO_CONTENT'];
  const names = [...own, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'PUSH_HOSTS', 'SPEECH_AHEAD_HOURS'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
});

test('spaces around a value are ignored', () => {
  expect(readConfig({ SITE_URL: ' https://www.station.example\r' }).siteUrl).toBe('https://www.station.example');
});

test('a misspelt setting is rejected, because the newsroom would start without it', () => {
  const read = () => readConfig({ DATABASE_URl: 'postgres://db/sala' });
  expect(read).toThrow(new InvalidSettingError('The setting DATABASE_URl is not known: is DATABASE_URL meant?'));
});

test('the default address has the configured port', () => {
  expect(readConfig({ NEWSROOM_PORT: '4100' }).address).toBe('http://localhost:4100');
});

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, true],
  ['postgres://db/sala', undefined, false],
  ['postgres://db/sala', 'on', true],
  ['postgres://db/sala', 'off', false],
  [undefined, 'off', false],
])('with DATABASE_URL %s and DEMO_CONTENT %s demoContent is %s', (DATABASE_URL, DEMO_CONTENT, demoContent) => {
  expect(readConfig({ DATABASE_URL, DEMO_CONTENT }).demoContent).toBe(demoContent);
});

test.each([
  ['NEWSROOM_PORT', 'four'],
  ['NEWSROOM_PORT', '-1'],
  ['NEWSROOM_PORT', '65536'],
  ['NEWSROOM_PORT', '80.5'],
  ['NEWSROOM_URL', 'newsroom'],
  ['NEWSROOM_URL', 'ftp://newsroom.example'],
  ['NEWSROOM_URL', 'http://u:p@news.example/?a=1#b'],
  ['SUMMARY_API_URL', 'https://llm.example/v1?key=secret'],
  ['EDITORS_WEBHOOK_URL', 'https://user:password@chat.example'],
  ['DEMO_CONTENT', 'yes'],
  ['ENCODER', 'yes'],
  ['VAPID_PUBLIC_KEY', KEYS.privateKey],
  ['VAPID_PRIVATE_KEY', KEYS.publicKey],
  ['VAPID_PRIVATE_KEY', `${KEYS.privateKey}=`],
  ['VAPID_SUBJECT', 'http://station.example'],
  ['PUSH_HOSTS', 'https://push.station.example'],
  ['PUSH_HOSTS', 'push.station.example/path'],
  ['IMAGE_HOSTS', 'media.example, https://cdn.example'],
  ['IMAGE_HOSTS', 'media.example;cdn.example'],
  ['MEDIA_HOSTS', '"media.example"'],
  ['INPUT_HOSTS', '*.studio.example'],
  ['LIVE_INPUTS', 'tv=studio.example'],
  ['LIVE_INPUTS', 'tv=https://studio.example/a.m3u8,rian=https://studio.example/b.m3u8'],
  ['SITE_URL', 'https://www.station.example/news'],
  ['SITE_URL', 'https://sala:secret@www.station.example'],
  ['SITE_URL', 'https://www.station.example?x=1'],
  ['LIVE_INPUTS', 'nothing=https://studio.example/a.m3u8'],
  ['WEATHER_API_URL', 'api.open-meteo.com'],
  ['GOLD_API_URL', 'file:///etc/passwd'],
  ['NEWSROOM_METRICS_PORT', '65536'],
  ['NEWSROOM_METRICS_PORT', '0'],
  ['ACTION_LOG_DAYS', '29'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '-1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'foo'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is rejected with one sentence that names the setting', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(InvalidSettingError);
  expect(read).toThrow(new RegExp(`^The setting ${name} cannot be used: .+\\.$`, 'm'));
});

test('every bad setting is named at once, with a sentence for each', () => {
  const settings = {
    NEWSROOM_PORT: 'four',
    IMAGE_HOSTS: 'https://a.example, https://b.example',
    SUMMARY_MODEL: 'm',
    DATABASE_URl: 'postgres://db/sala',
  };
  expect(() => readConfig(settings)).toThrow(
    new InvalidSettingError(
      [
        'The setting DATABASE_URl is not known: is DATABASE_URL meant?',
        'The setting NEWSROOM_PORT cannot be used: it is no number.',
        'The setting IMAGE_HOSTS cannot be used: “https://a.example” is no host such as media.example.',
        'The setting SUMMARY_API_URL cannot be used: it is missing, and SUMMARY_MODEL is set.',
      ].join('\n'),
    ),
  );
});

test('messages about invalid settings say what is wrong in plain words', () => {
  const read = (env: Record<string, string>) => () => readConfig(env);
  expect(read({ NEWSROOM_PORT: 'four' })).toThrow('The setting NEWSROOM_PORT cannot be used: it is no number.');
  expect(read({ ENCODER: 'yes' })).toThrow('The setting ENCODER cannot be used: it is none of on, off.');
});

test('VAPID keys must both be set and match', () => {
  const { publicKey, privateKey } = KEYS;
  const others = webPush.generateVAPIDKeys();
  const read = (VAPID_PUBLIC_KEY?: string, VAPID_PRIVATE_KEY?: string) => () =>
    readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
  expect(read(publicKey)).toThrow(/^The setting VAPID_PRIVATE_KEY cannot be used: [^\n]+\.$/);
  expect(read(undefined, privateKey)).toThrow(/^The setting VAPID_PUBLIC_KEY cannot be used: [^\n]+\.$/);
  expect(read(publicKey, others.privateKey)).toThrow(/^The setting VAPID_PUBLIC_KEY cannot be used: [^\n]+\.$/);
  expect(read(publicKey, Buffer.alloc(32).toString('base64url'))).toThrow(InvalidSettingError);
});

test.each([
  'postgres://db/sala',
  'postgresql://sala:p%23w@db.station.example:5433/sala?sslmode=require',
  'postgres://sala@/sala?host=/var/run/postgresql',
  'postgres://127.0.0.1:1/none',
])('DATABASE_URL accepts %s', (address) => {
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
});

test.each([
  ['http://db/sala', 'it does not begin with postgres:// or postgresql://'],
  ['mysql://db/sala', 'it does not begin with postgres:// or postgresql://'],
  ['db/sala', 'it does not begin with postgres:// or postgresql://'],
  ['postgres://sala:secret@db:port/sala', 'it is no address'],
  ['postgres://sala:p#w@db/sala', 'it is no address'],
  // the driver would read the host as “sala”
  ['postgres://sala:1#2@db/sala', 'it is no address'],
  ['postgres://sala:1/2@db/sala', 'it is no address'],
  ['postgres://db/sala?sslmode=requird', 'its sslmode is none of disable, prefer, require,'],
])('DATABASE_URL rejects %s', (address, reason) => {
  expect(() => readConfig({ DATABASE_URL: address })).toThrow(`The setting DATABASE_URL cannot be used: ${reason}`);
});

test('DATA_DIR is rejected when its path is too long for the control socket', () => {
  expect(() => readConfig({ DATA_DIR: `/${'x'.repeat(120)}` })).toThrow(
    'The setting DATA_DIR cannot be used: the path of its folder is 32 bytes too long for the socket in it.',
  );
});
