import { expect, test } from 'vitest';
import { playlist } from './playlist.ts';

test('[3.5-41 3.5-43] a playlist has a title, a key, and optionally a subtitle and a picture', () => {
  const url = 'https://pictures.example/1.webp';
  const wire = {
    id: 4,
    key: 'talat-best',
    title: 'คัดมาแล้ว',
    meta: { owner: { title: 'ตลาดนี้มีเรื่อง' } },
    display_image: { sizes: { large: { url } } },
  };
  expect(playlist.parse(wire)).toEqual({
    id: '4',
    key: 'talat-best',
    title: 'คัดมาแล้ว',
    href: '/program/playlists/talat-best/watch',
    subtitle: 'ตลาดนี้มีเรื่อง',
    itemCount: 0,
    picture: { url, width: 0, height: 0 },
  });
  for (const meta of [undefined, null, '', {}, { owner: null }, { owner: {} }])
    expect(playlist.parse({ id: 4, title: 'ก', meta })).toMatchObject({ key: '4', subtitle: '', picture: null });
});

test.each([
  ['12,7,31', 3],
  ['12', 1],
  ['12, 7 ,', 2],
  [12, 1],
  [',,', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('[3.5-42] the orders %j count as %d items', (orders, count) => {
  expect(playlist.parse({ id: 4, title: 'ก', orders }).itemCount).toBe(count);
});
