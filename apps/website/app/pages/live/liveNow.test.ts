import { expect, test } from 'vitest';
import { type ChannelWithStream, toLiveSource } from './liveNow.ts';

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
const listing = (title: string, startsAt: number) => ({
  channel: 'tv',
  title,
  episodeTitle: '',
  href: '',
  access: [],
  picture: `${title}.jpg`,
  startsAt,
  endsAt: startsAt + 3_600_000,
});
const NEWS = listing('ข่าวเช้า', 1_795_300_000_000);
const DRAMA = listing('ละคร', NEWS.endsAt);

test('a channel is called by what is on, or by its own name', () => {
  expect(toLiveSource(CHANNEL, NEWS, null)).toMatchObject({ title: 'ข่าวเช้า', src: CHANNEL.src });
  expect(toLiveSource(CHANNEL, null, null)).toMatchObject({ title: 'ศาลาทีวี', poster: '' });
});

test('what was started over keeps its name and its stream when the next programme begins', () => {
  expect(toLiveSource(CHANNEL, DRAMA, NEWS)).toMatchObject({
    title: 'ข่าวเช้า',
    poster: 'ข่าวเช้า.jpg',
    src: '/streams/tv/index.m3u8?start=1795300000',
  });
});
