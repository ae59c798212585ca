import { InvalidSettingError } from '@sala/settings';
import { CHANNELS, STATION } from '@sala/station';
import { expect, test } from 'vitest';
import { readSettings as readEnvironment, SETTING_NAMES } from './settings.server.ts';

/** The settings with a newsroom on this machine. */
const readSettings = (env: Record<string, string>) =>
  readEnvironment({ NEWSROOM_URL: 'http://localhost:4000', ...env });

test('each missing address of a service is named in the error', () => {
  expect(() => readEnvironment({})).toThrow(
    'The setting NEWSROOM_URL cannot be used: it is missing; give an address, or none.',
  );
  const settings = { NEWSROOM_URL: 'none', MAIN_API_URL: 'http://main:1', TTS_API_URL: 'none' };
  const toMessage = () => {
    try {
      return readEnvironment(settings) && '';
    } catch (error) {
      return error instanceof InvalidSettingError ? error.message : '';
    }
  };
  const lines = toMessage().split('\n');
  expect(lines).toHaveLength(17);
  expect(lines).toContain('The setting SEARCH_API_URL cannot be used: it is missing; give an address, or none.');
  expect(lines).toContain('The setting LIVE_STREAMS cannot be used: it is missing; give an address, or none.');
  expect(lines.join()).not.toMatch(/MAIN_API|TTS_API|NEWSROOM/);
});

test('each of several invalid settings is named in the error', () => {
  const settings = { MAIN_API_URL: 'localhost:4000', PAGE_CACHE_MB: '-1', WEB_SEARCH_KEY: 'k', NEWSROOM_URI: 'none' };
  expect(() => readEnvironment(settings)).toThrow(
    new InvalidSettingError(
      [
        'The setting NEWSROOM_URI is not known: is NEWSROOM_URL meant?',
        'The setting MAIN_API_URL cannot be used: it is no address such as https://station.example, and it is not none.',
        'The setting PAGE_CACHE_MB cannot be used: it is less than 0.',
        'The setting NEWSROOM_URL cannot be used: it is missing; give an address, or none.',
        'The setting WEB_SEARCH_ENGINE cannot be used: it is missing, and WEB_SEARCH_KEY is set.',
      ].join('\n'),
    ),
  );
});

test('a service can be none while the others are at the newsroom', () => {
  const { searchApi, mainApi, liveStreams } = readSettings({ SEARCH_API_URL: 'none', LIVE_STREAMS: 'none' });
  expect([searchApi, mainApi, liveStreams.size]).toEqual([undefined, 'http://localhost:4000', 0]);
});

test('NEWSROOM_URL alone is enough: all other settings have defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    isProduction: false,
    mainApi: 'http://localhost:4000',
    pageApi: 'http://localhost:4000',
    tagApi: 'http://localhost:4000/tags',
    pushApi: 'http://localhost:4000/push',
    widgetsApi: 'http://localhost:4000',
    programApi: 'http://localhost:4000',
    partnerApi: 'http://localhost:4000/partner',
    foreignChannels: new Set(),
    liveStreams: new Map(CHANNELS.map(({ key }) => [key, `http://localhost:4000/live/${key}/index.m3u8`])),
    streamHosts: new Set(),
    contentApi: 'http://localhost:4000/api',
    aiApi: 'http://localhost:4000',
    aiContentApi: 'http://localhost:4000/api',
    ttsApi: 'http://localhost:4000',
    feedbackWebhook: 'http://localhost:4000/webhook/feedback',
    viewCounter: 'http://localhost:4000',
    videoCounter: 'http://localhost:4000',
    changes: 'http://localhost:4000/events',
    purgeSecret: undefined,
    pageCacheBytes: 256 * 1024 * 1024,
    monitoring: undefined,
    logLevel: 'info',
    drainSeconds: 0,
    trustedProxies: 0,
    limitsRates: true,
    searchApi: 'http://localhost:4000/search',
    webSearch: null,
    cachesNavigation: true,
    collector: 'http://localhost:4000/collect',
    scorecard: 'http://localhost:4000/scorecard',
    marketing: null,
    imageHosts: new Set(['localhost:4000']),
    serviceHosts: new Set(['localhost:4000']),
    mediaHosts: new Set(['localhost:4000']),
    pageContentAddresses: ['http://localhost:4000/pages/'],
  });
});

test.each([
  [`https://${STATION.productionHost}`, true],
  [`https://${STATION.productionHost}/`, true],
  [`https://beta.${STATION.productionHost}`, false],
  [`https://${STATION.productionHost}.evil.test`, false],
  [`https://${STATION.productionHost}:8443`, false],
  ['http://localhost:3000', false],
])('[2.4-07] the site at %s is the production site: %j', (SITE_URL, isProduction) => {
  expect(readSettings({ SITE_URL }).isProduction).toBe(isProduction);
});

test('pictures may come from the hosts of the services and those of IMAGE_HOSTS', () => {
  const { imageHosts } = readSettings({
    MAIN_API_URL: 'https://api.example/v1/',
    PAGE_API_URL: 'https://pages.example:8443',
    CONTENT_API_URL: 'https://pages.example:8443/api',
    NEWSROOM_URL: 'https://newsroom.example',
    IMAGE_HOSTS: ' media.example, cdn.example\nold.example ',
  });
  expect([...imageHosts]).toEqual([
    'api.example',
    'pages.example:8443',
    'newsroom.example',
    'media.example',
    'cdn.example',
    'old.example',
  ]);
});

test('sound may come from the hosts of the services and those of MEDIA_HOSTS', () => {
  const { mediaHosts } = readSettings({ TTS_API_URL: 'https://tts.example/v1', MEDIA_HOSTS: 'sound.example' });
  expect([...mediaHosts]).toEqual(['localhost:4000', 'tts.example', 'sound.example']);
});

test('[2.3-03] a page’s content may be one of the page API’s pages, or instead come from PAGE_CONTENT_HOSTS', () => {
  const addresses = (env: Record<string, string>) => readSettings(env).pageContentAddresses;
  const PAGE_API_URL = 'https://pages.example:8443/v1';
  expect(addresses({ PAGE_API_URL })).toEqual(['https://pages.example:8443/v1/pages/']);
  expect(addresses({ PAGE_API_URL, PAGE_CONTENT_HOSTS: ' Drafts.example:443, [::1]:80\n' })).toEqual([
    'http://drafts.example:443/',
    'https://drafts.example/',
    'http://[::1]/',
    'https://[::1]:80/',
  ]);
});

test('[7.5-02] the web search has the configured engine and key, and an address that can be changed', () => {
  const both = { WEB_SEARCH_ENGINE: 'e1', WEB_SEARCH_KEY: 'k1' };
  expect(readSettings(both).webSearch).toEqual({
    url: 'https://customsearch.googleapis.com',
    engine: 'e1',
    key: 'k1',
  });
  expect(readSettings({ ...both, WEB_SEARCH_URL: 'http://localhost:9/' }).webSearch?.url).toBe('http://localhost:9');
});

test('a trailing slash is removed from an address', () => {
  expect(readSettings({ MAIN_API_URL: 'https://api.example/v1/' }).mainApi).toBe('https://api.example/v1');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['SITE_URL', 'localhost:3000'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['PRODUCTION_HOST', 'https://www.station.example'],
  ['MAIN_API_URL', 'ftp://api.example'],
  ['MAIN_API_URL', 'https://api.example/v1?key=secret'],
  ['MAIN_API_URL', 'https://user:password@api.example'],
  ['SITE_URL', 'https://www.station.example/#news'],
  ['SITE_URL', 'https://www.station.example/news'],
  ['WEB_SEARCH_URL', 'customsearch.example'],
  ['IMAGE_HOSTS', 'https://media.example/'],
  ['MEDIA_HOSTS', 'https://media.example'],
  ['MEDIA_HOSTS', '*.media.example'],
  ['STREAM_HOSTS', 'a.example;b.example'],
  ['IMAGE_HOSTS', '"media.example"'],
  ['IMAGE_HOSTS', "'self'"],
  ['PAGE_CONTENT_HOSTS', 'https://pages.example'],
  ['PAGE_CONTENT_HOSTS', 'pages.example, user@pages.example'],
  ['PAGE_CONTENT_HOSTS', 'pages.example:99999'],
  ['PAGE_CONTENT_HOSTS', '*.pages.example'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', '0'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '-1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'foo'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['PAGE_CACHE_MB', '-1'],
  ['CHANGES_URL', 'off'],
  ['PURGE_SECRET', 'too short'],
])('the setting %s with the value %j is rejected by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(InvalidSettingError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: .+\\.$`));
});

test('changes are followed at the newsroom, at CHANGES_URL, or nowhere', () => {
  expect(readSettings({ NEWSROOM_URL: 'http://news:1' }).changes).toBe('http://news:1/events');
  expect(readSettings({ CHANGES_URL: 'https://cms.example/stream' }).changes).toBe('https://cms.example/stream');
  expect(readSettings({ CHANGES_URL: 'none' }).changes).toBeUndefined();
});

test('LIVE_STREAMS sets the stream of a channel and allows its host', () => {
  const stream = 'https://media.example/live/tv/index.m3u8?token=a=b';
  const { liveStreams, mediaHosts } = readSettings({ LIVE_STREAMS: `tv=${stream}` });
  expect(liveStreams.get('tv')).toBe(stream);
  expect(liveStreams.get('online')).toBe('http://localhost:4000/live/online/index.m3u8');
  expect(mediaHosts.has('media.example')).toBe(true);
});

test.each([
  'tv=https://a.example/a.m3u8,rian=https://b.example/b.m3u8',
  'radio=https://media.example/a.m3u8',
  'tv',
  'tv=media.example',
  'tv=javascript:alert(1)',
])('invalid LIVE_STREAMS are rejected: %s', (LIVE_STREAMS) => {
  expect(() => readSettings({ LIVE_STREAMS })).toThrow(/^The setting LIVE_STREAMS cannot be used: “.+” is no channel/);
});

test('spaces around a value are ignored', () => {
  expect(readSettings({ SITE_URL: ' https://www.station.example\r' }).siteUrl).toBe('https://www.station.example');
});

test('a misspelt setting is rejected, because the website would start without it', () => {
  expect(() => readSettings({ LIVE_STREAM: 'none' })).toThrow(
    new InvalidSettingError('The setting LIVE_STREAM is not known: is LIVE_STREAMS meant?'),
  );
});

test.each(['', ' ', '\t\r'])('the setting %j counts as not set', (blank) => {
  const names = SETTING_NAMES.filter((name) => name !== 'NEWSROOM_URL');
  expect(readSettings(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readSettings({}));
});

test('the marketing service is on when its id is set, at the configured data centre', () => {
  expect(readSettings({ MOENGAGE_APP_ID: 'ABC', MOENGAGE_DATA_CENTER: '4' }).marketing).toEqual({
    appId: 'ABC',
    sdk: 'https://cdn.moengage.com/release/dc_4/moe_webSdk.min.latest.js',
    origins: ['https://cdn.moengage.com', 'https://sdk-04.moengage.com'],
  });
  expect(readSettings({ MOENGAGE_DATA_CENTER: '4' }).marketing).toBeNull();
  expect(() => readSettings({ MOENGAGE_APP_ID: 'a b' })).toThrow(/MOENGAGE_APP_ID/);
});
