import { expect, test } from 'vitest';
import { type ChannelWithStream, canStartOver, findAiringAt, toLiveSource } from './liveNow.ts';

const CHANNEL: ChannelWithStream = {
  key: 'tv',
  kind: 'main' as const,
  title: 'ศาลาทีวี',
  href: '/live',
  air: null,
  logo: '',
  src: '/streams/tv/index.m3u8',
  isOwn: true,
};
const airing = (title: string, startsAt: number) => ({
  channel: 'tv',
  title,
  episodeTitle: '',
  href: '',
  access: [],
  picture: `${title}.jpg`,
  startsAt,
  endsAt: startsAt + 3_600_000,
});
const NEWS = airing('ข่าวเช้า', 1_795_300_000_000);
const DRAMA = airing('ละคร', NEWS.endsAt);

test('a channel has the title of its current programme, or its own title without one', () => {
  expect(toLiveSource(CHANNEL, NEWS, null)).toMatchObject({ title: 'ข่าวเช้า', src: CHANNEL.src });
  expect(toLiveSource(CHANNEL, null, null)).toMatchObject({ title: 'ศาลาทีวี', poster: '' });
});

test('a programme that was started over keeps its title and its stream when the next one begins', () => {
  expect(toLiveSource(CHANNEL, DRAMA, NEWS)).toMatchObject({
    title: 'ข่าวเช้า',
    poster: 'ข่าวเช้า.jpg',
    src: '/streams/tv/index.m3u8?start=1795300000',
  });
});

test('a channel that is off the air comes back with the programme of that time, not with one before it', () => {
  const items = [NEWS, { ...DRAMA, channel: 'rian' }, DRAMA];
  expect(findAiringAt(items, 'tv', DRAMA.startsAt)).toBe(DRAMA);
  expect(findAiringAt(items, 'tv', DRAMA.startsAt - 1)).toBe(NEWS);
  expect(findAiringAt(items, 'tv', DRAMA.endsAt)).toBeUndefined();
  expect(findAiringAt(items, 'tv', null)).toBeUndefined();
});

test('an airing can be started over from a minute after its beginning until two hours after it', () => {
  const after = [59_999, 60_000, 7_200_000, 7_200_001];
  expect(after.map((elapsed) => canStartOver(NEWS, NEWS.startsAt + elapsed))).toEqual([false, true, true, false]);
});
