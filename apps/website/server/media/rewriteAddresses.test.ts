import { expect, test } from 'vitest';
import { rewriteAddresses } from './rewriteAddresses.ts';

const FROM = new URL('https://media.example/live/tv/index.m3u8');
const own = (playlist: string) =>
  rewriteAddresses(playlist, FROM, FROM, ({ host, pathname }) => `/own/${host}${pathname}`);

test('relative addresses, tags and blank lines of a playlist stay unchanged', () => {
  const playlist = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n\n#EXTINF:4,\n../../vod/1.m4s\n360.m3u8?start=1\n';
  expect(own(playlist)).toBe(playlist);
});

test('absolute and root-relative addresses of a playlist are rewritten to the site’s own', () => {
  expect(own('#EXTM3U\r\nhttps://cdn.example/a.m3u8\r\n/b/c.m3u8\n//other.example/d.ts')).toBe(
    '#EXTM3U\r\n/own/cdn.example/a.m3u8\n/own/media.example/b/c.m3u8\n/own/other.example/d.ts',
  );
  expect(own('#EXT-X-MEDIA:TYPE=SUBTITLES,URI="https://cdn.example/th.m3u8",NAME="ไทย"')).toBe(
    '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="/own/cdn.example/th.m3u8",NAME="ไทย"',
  );
  expect(own('#EXT-X-KEY:METHOD=AES-128,URI="/key"')).toBe('#EXT-X-KEY:METHOD=AES-128,URI="/own/media.example/key"');
});

test('in a redirected playlist relative addresses are resolved against its new address and rewritten', () => {
  const playlist = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n1.ts\n\n';
  const requested = new URL('https://old.example/index.m3u8');
  expect(rewriteAddresses(playlist, requested, FROM, ({ pathname }) => `/own${pathname}`)).toBe(
    '#EXTM3U\n#EXT-X-MAP:URI="/own/live/tv/init.mp4"\n/own/live/tv/1.ts\n\n',
  );
});
