import { EPISODE } from '../support/watching.ts';
import { expect, test } from './fixtures.ts';

const PLAYER = { role: 'region', name: /^เครื่องเล่นวิดีโอ/ };

test('without Media Source Extensions, as on older iPhones, a film plays as native HLS and seeks', async ({
  person,
}) => {
  await person.open(EPISODE);
  await person.evaluate(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource']) Reflect.deleteProperty(globalThis, name);
  });
  await person.press('button', /^เล่นวิดีโอ/, PLAYER);
  await person.seesFilm();
  expect(await person.evaluate(() => document.querySelector('video')?.getAttribute('src'))).toMatch(/\.m3u8$/);
  await person.type('5');
  await person.waitUntil(
    'the middle of the film is reached',
    () => (document.querySelector('video')?.currentTime ?? 0) >= 20,
  );
  await person.seesFilm();
});
