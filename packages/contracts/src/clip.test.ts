import { expect, test } from 'vitest';
import { clip, clipList } from './clip.ts';

test('a clip is read with what to play', () => {
  const wire = { id: 1, title: 'คลิป', isClip: true, mediaUrl: 'https://media.example/1.m3u8', durationSeconds: '95' };
  expect(clip.parse(wire)).toMatchObject({
    id: '1',
    kind: 'clip',
    mediaUrl: 'https://media.example/1.m3u8',
    durationSeconds: 95,
  });
});

test.each([undefined, null, '', 'javascript:alert(1)', '//evil.test/1.mp4'])(
  'with %j there is nothing to play',
  (url) => {
    expect(clip.parse({ id: 1, title: 'คลิป', mediaUrl: url })).toMatchObject({ mediaUrl: '', durationSeconds: 0 });
  },
);

test('the clips of a list say how long they are, where they do', () => {
  const items = [{ id: 1, title: 'ก', isClip: true, durationSeconds: 61 }, { id: 2, title: 'ข' }, { id: 3 }];
  const read = clipList.parse({ total: 2, items });
  expect(read.items.map((item) => [item.id, item.kind, item.durationSeconds])).toEqual([
    ['1', 'clip', 61],
    ['2', 'story', 0],
  ]);
});
