import { expect, test } from './fixtures.ts';

const BANNER = { role: 'banner' };

test('a reader opens each menu, closes it, and follows a link in it', async ({ person }) => {
  await person.open('/news/categories/politics');
  for (const name of ['เว็บไซต์ในเครือข่าย', 'องค์กร', 'ชมสด', 'เปิดหรือปิดเมนู']) {
    await person.press('button', name, BANNER);
    await person.waitUntil(`the menu “${name}” is open`, () =>
      [...document.querySelectorAll<HTMLElement>('body > header [aria-expanded="true"] ~ *')].some(
        (menu) => menu.checkVisibility() && menu.querySelectorAll('a').length > 0,
      ),
    );
    await person.press('button', name, BANNER);
    await person.waitUntil(`the menu “${name}” is closed`, () =>
      [...document.querySelectorAll('body > header [aria-expanded="true"]')].every(
        (button) => !button.checkVisibility(),
      ),
    );
  }
  await person.press('button', 'ชมสด', BANNER);
  await person.sees('link', /ศาลาออนไลน์/, BANNER);
  // End, and then an arrow, which must not scroll the page under the card
  await person.type('\uE015\uE010\uE015');
  await person.waitUntil('the last link of the card keeps the focus', () =>
    document.activeElement?.textContent?.includes('ศาลาออนไลน์'),
  );
  expect(await person.evaluate(() => scrollY)).toBe(0);
  await person.press('link', /ศาลาออนไลน์/, BANNER);
  await person.isAt('/live/online');
});
