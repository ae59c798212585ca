import { EPISODE } from '../support/watching.ts';
import { expect, test } from './fixtures.ts';

const PLAYER = { role: 'region', name: /^เครื่องเล่นวิดีโอ/ };
const SETTINGS = { role: 'dialog', name: 'การตั้งค่าวิดีโอ' };

test('a film plays with sound and captions, seeks, fills the screen and plays to its end', async ({ person }) => {
  await person.open(EPISODE);
  await person.press('button', /^เล่นวิดีโอ/, PLAYER);
  await person.seesFilm();
  await person.type('c');
  await person.waitUntil('captions are visible', () => document.querySelector('[data-captions]')?.textContent);
  await person.type('5');
  await person.waitUntil(
    'the middle of the film is reached',
    () => (document.querySelector('video')?.currentTime ?? 0) >= 20,
  );
  await person.seesFilm();

  await person.press('button', 'การตั้งค่า', PLAYER);
  await person.sees('combobox', 'ความคมชัด', SETTINGS);
  await person.sees('combobox', 'ความเร็ว', SETTINGS);
  await person.type('\uE00C');
  await person.seesNo('dialog', 'การตั้งค่าวิดีโอ');

  await person.press('button', /^เต็มจอ/, PLAYER);
  await person.waitUntil('the player is in fullscreen', () => document.fullscreenElement !== null);
  await person.type('f');
  await person.waitUntil('the player has left fullscreen', () => document.fullscreenElement === null);

  await person.type('9');
  await person.type('l');
  await person.waitUntil('the film has ended', () => document.querySelector('video')?.ended);
  expect(await person.evaluate(() => document.querySelector('video')?.hasAttribute('playsinline'))).toBe(true);
});
