import { expect, test } from 'vitest';
import { parseVideoId } from './videoId.ts';

const ID = 'dQw4-9Wg_cQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `http://www.youtube.com/watch?v=${ID}`,
  `HTTPS://WWW.YouTube.COM/watch?v=${ID}`,
  `https://www.youtube.com:443/watch?v=${ID}`,
  `https://www.youtube.com/watch/?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=42s#comments`,
  `//www.youtube.com/watch?v=${ID}`,
  ` https://www.youtube.com/watch?v=${ID}\n`,
])('[5-11] parseVideoId reads the id of a watch address: %s', (address) => {
  expect(parseVideoId(address)).toBe(ID);
});

test.each([
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/embed/${ID}/`,
  `https://www.youtube.com/embed/${ID}?rel=0&autoplay=1`,
  `https://youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?start=3`,
  `//www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://m.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}?si=abc`,
])('[5-11] parseVideoId reads the id of an address of a player, a short video or a stream: %s', (address) => {
  expect(parseVideoId(address)).toBe(ID);
});

test.each([`https://youtu.be/${ID}`, `https://youtu.be/${ID}/`, `http://youtu.be/${ID}?si=abc&t=3`])(
  '[5-11] parseVideoId reads the id of a short link: %s',
  (address) => {
    expect(parseVideoId(address)).toBe(ID);
  },
);

test.each([
  '',
  ID,
  `/watch?v=${ID}`,
  `watch?v=${ID}`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?v=${ID.slice(1)}`,
  'https://www.youtube.com/watch?v=dQw4w9WgX%22Q',
  `https://www.youtube.com/watch?v=${ID}%0A`,
  'https://www.youtube.com/watch?v=dQw4w9WgXกQ',
  `https://www.youtube.com/watch?V=${ID}`,
  `https://www.youtube.com/watch#v=${ID}`,
  `https://www.youtube.com/watch/${ID}`,
  `https://www.youtube.com/watch/more?v=${ID}`,
  `https://www.youtube.com/embed/`,
  `https://www.youtube.com/embed/${ID}x`,
  `https://www.youtube.com/embed/${ID}/more`,
  `https://www.youtube.com/a/embed/${ID}`,
  'https://www.youtube.com/embed/videoseries?list=PL0',
  'https://www.youtube.com/embed/live_stream?channel=UC0',
  `https://www.youtube.com/shorts/${ID}/more`,
  `https://www.youtube.com/live`,
  `https://www.youtube.com/${ID}`,
  'https://youtu.be/',
  `https://youtu.be/watch?v=${ID}`,
  `https://youtu.be/embed/${ID}`,
  `https://youtu.be/${ID}/more`,
  `https://www.youtu.be/${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://user@www.youtube.com/watch?v=${ID}`,
  `https://user:secret@www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://evil.example/?u=https://www.youtube.com/watch?v=${ID}`,
  `ftp://www.youtube.com/watch?v=${ID}`,
  `javascript://www.youtube.com/watch?v=${ID}`,
  'https://',
  'https://[',
])('[5-11] parseVideoId returns null for %s', (address) => {
  expect(parseVideoId(address)).toBeNull();
});
