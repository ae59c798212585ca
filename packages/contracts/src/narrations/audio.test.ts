import { describe, expect, test } from 'vitest';
import { audioContent, audioPlaylist, audioPlaylists, mediaInfo, toAudioItem } from './audio.ts';

const STYLE = {
  id: 'speaker-12',
  providerName: 'espeak',
  audioStyleSetting: { settingType: 'speaker', speaker: 12 },
  audioStyleLabel: 'ผู้ประกาศข่าวชาย',
  isActivate: true,
  createdAt: '2026-11-20T12:00:00+07:00',
  updatedAt: '2026-11-20T12:00:00+07:00',
  duration: 61.5,
};
const MEDIA = {
  filePath: 'https://sound.example/a.mp3',
  audioStyle: STYLE,
  stat: { duration: 61.5, bytes: 369_000 },
  highlightTexts: [{ text: 'บรรทัดแรก', startOffsetSeconds: 0, endOffsetSeconds: 2.5 }],
};
const ARTICLE = {
  title: 'ข้าวขึ้นราคา',
  contentId: 502330,
  refCode: 'news/502330',
  imgUrl: 'https://media.example/a.jpg',
  publishTime: '2026-11-20T12:00:00+07:00',
  source: { categoryName: 'เศรษฐกิจ' },
  mediaInfo: [MEDIA],
};
const LEAST = { title: 'ข่าว', contentId: '1', mediaInfo: [{ filePath: 'https://sound.example/a.mp3' }] };
const NOTHING = [undefined, null, ''];

const playlistOf = (...articles: unknown[]) =>
  audioPlaylist('thai-news').parse({ data: { name: 'ข่าว', url: 'daily-news', contentInfo: { data: articles } } });
const itemOf = (article: object) => playlistOf(article).items[0];
const nothingIn = (fields: string[], nothing: unknown) => Object.fromEntries(fields.map((field) => [field, nothing]));

test('[3.3-01] [3.3-02] [3.3-03] [3.3-04] [3.3-05] [3.3-06] [3.3-07] [3.3-08] [3.3-09] an article of a playlist has all that the player needs', () => {
  const times = { createdAt: Date.UTC(2026, 10, 20, 5), updatedAt: Date.UTC(2026, 10, 20, 5) };
  expect(itemOf(ARTICLE)).toEqual({
    title: 'ข้าวขึ้นราคา',
    contentId: '502330',
    contentCategory: 'เศรษฐกิจ',
    imgUrl: 'https://media.example/a.jpg',
    displayImgUrl: 'https://media.example/a.jpg',
    contentRefCode: 'news/502330',
    href: '/news/content/502330',
    publishedAt: Date.UTC(2026, 10, 20, 5),
    audioStyle: { ...STYLE, ...times },
    audioStyleId: 'speaker-12',
    sources: [
      {
        src: 'https://sound.example/a.mp3?contentId=502330&contentSource=news&speakerId=12',
        audioStyle: { ...STYLE, ...times },
        videoId: 'news-content-502330',
        duration: 61.5,
        bytes: 369_000,
        highlightTexts: [{ text: 'บรรทัดแรก', startOffsetSeconds: 0, endOffsetSeconds: 2.5 }],
      },
    ],
  });
});

describe('[3.3-19] [3.3-20] [3.3-21] [3.3-22] [3.3-23] the narrations of an article become its audio item', () => {
  const base = { title: 'ข่าว', contentId: '7', category: '', picture: '', refCode: 'news/7', publishedAt: null };
  const item = (media: object) => toAudioItem({ ...base, media: [mediaInfo.parse(media)] }, 'thai-news').sources[0];

  test('each with its style, address, video id, duration and lines', () => {
    expect(item(MEDIA)).toMatchObject({
      src: 'https://sound.example/a.mp3?contentId=7&contentSource=news&speakerId=12',
      audioStyle: { id: 'speaker-12', audioStyleSetting: { speaker: 12 } },
      videoId: 'news-content-7',
      duration: 61.5,
      highlightTexts: [{ text: 'บรรทัดแรก' }],
    });
  });

  test('with the query of the address preserved', () => {
    expect(item({ ...MEDIA, filePath: 'https://sound.example/a?v=2' })?.src).toBe(
      'https://sound.example/a?v=2&contentId=7&contentSource=news&speakerId=12',
    );
  });

  test.each(NOTHING)('with a duration of 0 seconds when the stat is %j', (stat) => {
    expect(item({ ...MEDIA, stat })).toMatchObject({ duration: 0, bytes: 0 });
    expect(item({ ...MEDIA, stat: { duration: stat } })).toMatchObject({ duration: 0, bytes: 0 });
  });

  test.each(NOTHING)('without lines when highlightTexts is %j', (highlightTexts) => {
    expect(item({ ...MEDIA, highlightTexts })?.highlightTexts).toEqual([]);
  });

  test('with the first speaker when none is named (SPEC 3.3-14)', () => {
    for (const audioStyle of [...NOTHING, {}, { audioStyleSetting: null }, { audioStyleSetting: { speaker: '' } }])
      expect(item({ ...MEDIA, audioStyle })).toMatchObject({
        src: expect.stringContaining('speakerId=1'),
        audioStyle: { id: '', audioStyleSetting: { speaker: 1 }, isActivate: false, createdAt: null },
      });
  });
});

test.each([
  ['news/502330', 'news/1'],
  ['a/b/502330', 'a/b/1'],
  ['/502330', 'thai-news/1'],
  ['502330', 'thai-news/1'],
  ['', 'thai-news/1'],
  [null, 'thai-news/1'],
  [undefined, 'thai-news/1'],
])('[3.3-24] the refCode %j becomes one with the default source when it has none', (refCode, expected) => {
  const item = itemOf({ ...LEAST, refCode });
  expect(item?.contentRefCode).toBe(expected);
  expect(new URL(item?.sources[0]?.src ?? '').searchParams.get('contentSource')).toBe(expected.slice(0, -2));
});

test('[3.3-25] a playlist has its url and name', () => {
  expect(playlistOf(ARTICLE)).toMatchObject({ url: 'daily-news', name: 'ข่าว' });
});

test.each(NOTHING)('every field of an article but title, id and sound may be %j', (nothing) => {
  const nothings = nothingIn(['refCode', 'imgUrl', 'source', 'publishTime'], nothing);
  expect(itemOf({ ...LEAST, ...nothings })).toMatchObject({
    title: 'ข่าว',
    contentId: '1',
    contentCategory: '',
    imgUrl: '',
    publishedAt: null,
    audioStyleId: '',
    sources: [{ duration: 0, highlightTexts: [] }],
  });
  expect(itemOf({ ...LEAST, source: nothingIn(['categoryName'], nothing) })?.contentCategory).toBe('');
});

test.each([...NOTHING, {}])('a playlist whose articles are %j is empty', (nothing) => {
  const parse = audioPlaylist('').parse;
  expect(parse({ data: { contentInfo: nothing } }).items).toEqual([]);
  expect(parse({ data: { contentInfo: { data: nothing === undefined ? null : [nothing] } } }).items).toEqual([]);
});

test('an invalid article of a playlist and an invalid narration are omitted', () => {
  const bad = [
    null,
    1,
    [],
    {},
    { ...ARTICLE, title: '' },
    { ...ARTICLE, contentId: null },
    { ...ARTICLE, mediaInfo: 'x' },
  ];
  const withBadReadings = {
    ...ARTICLE,
    contentId: 502331,
    mediaInfo: [null, { filePath: '' }, MEDIA, { ...MEDIA, filePath: [] }],
  };
  const { items } = playlistOf(...bad, ARTICLE, { ...ARTICLE, mediaInfo: [] }, withBadReadings);
  expect(items.map(({ contentId, sources }) => [contentId, sources.length])).toEqual([
    ['502330', 1],
    ['502331', 1],
  ]);
});

test('an article that a playlist names again is in it once, so that the next one can follow', () => {
  const [a, b, c] = ['1', '2', '3'].map((contentId) => ({ ...ARTICLE, contentId }));
  expect(playlistOf({ ...a, mediaInfo: [] }, a, b, b, a, c).items.map(({ contentId }) => contentId)).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('lines are in the order of their times, and one without a time follows the line before it', () => {
  const highlightTexts = [
    { text: 'ก', startOffsetSeconds: 0, endOffsetSeconds: 2 },
    { text: 'ค', startOffsetSeconds: 4, endOffsetSeconds: 6 },
    { text: 'ง' },
    { text: 'ข', startOffsetSeconds: 2, endOffsetSeconds: 4 },
  ];
  const lines = itemOf({ ...ARTICLE, mediaInfo: [{ ...MEDIA, highlightTexts }] })?.sources[0]?.highlightTexts ?? [];
  expect(lines.map(({ text, startOffsetSeconds }) => `${text} ${startOffsetSeconds}`)).toEqual([
    'ก 0',
    'ข 2',
    'ค 4',
    'ง 6',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:audio/mp3;base64,AA',
  '//evil.example/a.mp3',
  '/\\evil.example/a.mp3',
  '/\t/evil.example',
  'a.mp3',
  'https://evil.example/a b',
  ' https://evil.example/',
])('the invalid address %j of a sound or picture is omitted', (address) => {
  expect(playlistOf({ ...ARTICLE, mediaInfo: [{ ...MEDIA, filePath: address }] }).items).toEqual([]);
  expect(itemOf({ ...ARTICLE, imgUrl: address })).toMatchObject({ imgUrl: '', displayImgUrl: '' });
});

test('hostile ids are escaped in addresses, and invalid times become 0', () => {
  const highlightTexts = [
    { text: 'ก', startOffsetSeconds: -5, endOffsetSeconds: 'x' },
    { text: 'ข', startOffsetSeconds: '1.5', endOffsetSeconds: null },
    { text: '', startOffsetSeconds: 0, endOffsetSeconds: 1 },
  ];
  const item = itemOf({
    ...LEAST,
    contentId: '7&speakerId=9#',
    refCode: 'a&b=c/7',
    mediaInfo: [{ ...MEDIA, stat: { duration: -1 }, highlightTexts }],
  });
  const query = new URL(item?.sources[0]?.src ?? '').searchParams;
  expect([...query]).toEqual([
    ['contentId', '7&speakerId=9#'],
    ['contentSource', 'a&b=c'],
    ['speakerId', '12'],
  ]);
  expect(item?.sources[0]).toMatchObject({
    duration: 0,
    highlightTexts: [
      { text: 'ก', startOffsetSeconds: 0, endOffsetSeconds: 0 },
      { text: 'ข', startOffsetSeconds: 1.5, endOffsetSeconds: 1.5 },
    ],
  });
});

test('[7.10-02] a playlist is accepted with and without a data wrapper', () => {
  const body = { name: 'ข่าว', url: 'sport', contentInfo: { data: [ARTICLE] } };
  expect(audioPlaylist('').parse(body)).toEqual(audioPlaylist('').parse({ data: body }));
  expect(audioPlaylists.parse({ items: [] })).toEqual(audioPlaylists.parse({ data: { items: null } }));
  for (const none of [null, undefined, 'x', 1]) expect(audioPlaylist('').safeParse(none).success).toBe(false);
});

test('playlists without a name are omitted', () => {
  const list = [{ url: 'sport', name: 'กีฬา', total: '3' }, { url: 'tech', name: '' }, null];
  expect(audioPlaylists.parse({ data: { items: list } }).items).toEqual([
    { url: 'sport', name: 'กีฬา', total: 3, duration: 0 },
  ]);
});

describe('the state of an audio content', () => {
  const stateOf = (body: object) => audioContent('').parse({ data: { ...ARTICLE, ...body } }).state;
  test.each([
    [{}, 'ready'],
    [{ state: 'waiting' }, 'ready'],
    [{ mediaInfo: [], state: 'waiting' }, 'waiting'],
    [{ mediaInfo: null, state: 'failed' }, 'failed'],
    [{ mediaInfo: null }, 'failed'],
    [{ mediaInfo: '', state: null }, 'failed'],
    [{ state: 'published' }, 'ready'],
    [{ state: 2 }, 'ready'],
    [{ mediaInfo: [], state: 'soon' }, 'failed'],
  ])('%j is %s', (body, state) => expect(stateOf(body)).toBe(state));

  test('requires a title', () => {
    expect(audioContent('').safeParse({ data: { ...ARTICLE, title: '' } }).success).toBe(false);
  });
});
