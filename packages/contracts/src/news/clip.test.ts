import { expect, test } from 'vitest';
import { clip } from './clip.ts';
import { newsList } from './newsItem.ts';

test('a clip has its media and duration', () => {
  const wire = { id: 1, title: 'คลิป', isClip: true, mediaUrl: 'https://media.example/1.m3u8', durationSeconds: '95' };
  const video = { mediaUrl: 'https://media.example/1.m3u8', seconds: 95 };
  expect(clip.parse(wire)).toMatchObject({ id: '1', kind: 'clip', video });
});

test.each([undefined, null, '', 'javascript:alert(1)', '//evil.test/1.mp4'])(
  'the invalid media address %j of a clip becomes empty',
  (url) => {
    expect(clip.parse({ id: 1, title: 'คลิป', mediaUrl: url }).video).toEqual({ mediaUrl: '', seconds: 0 });
  },
);

test('the clips of a list have their media and duration, empty where these are missing', () => {
  const mediaUrl = 'https://media.example/1.mp4';
  const items = [
    { id: 1, title: 'ก', isClip: true, mediaUrl, durationSeconds: 61 },
    { id: 2, title: 'ข', isClip: true },
    { id: 3, title: 'ค', mediaUrl },
  ];
  expect(newsList.parse({ total: 3, items }).items.map((item) => item.video)).toEqual([
    { mediaUrl, seconds: 61 },
    { mediaUrl: '', seconds: 0 },
    undefined,
  ]);
});
