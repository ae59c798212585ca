import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

const FOOTAGE = {
  id: 'episode-501',
  title: 'ตลาดนี้มีเรื่อง',
  src: '/streams/x/vod/market/index.m3u8',
  poster: 'https://pictures.example/1.webp',
  durationSeconds: 1430,
  path: '/program/talat/episodes/501',
};

test('the HTML has the poster and the play button, and preloads no video', () => {
  const html = renderToStaticMarkup(<VideoPlayer source={FOOTAGE} />);
  expect(html).toContain('aria-label="เล่นวิดีโอ: ตลาดนี้มีเรื่อง"');
  expect(html).toContain('23:50');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('preload="none"');
  expect(html).not.toMatch(/ style=|autoplay/i);
});

test('without scripts the browser’s own player is shown', () => {
  const [, without = ''] =
    /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(<VideoPlayer source={FOOTAGE} />)) ?? [];
  expect(without).toMatch(/<video [^>]*aria-label="ตลาดนี้มีเรื่อง"[^>]* src="\/streams\/x\/vod\/market\/index\.m3u8"/);
  expect(without).toContain('เปิดด้วยโปรแกรมเล่นวิดีโอของท่าน');
});

test('a tall video has data-aspect="tall"', () => {
  expect(renderToStaticMarkup(<VideoPlayer source={{ ...FOOTAGE, aspect: 'tall' }} />)).toContain('data-aspect="tall"');
});
