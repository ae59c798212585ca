import { expect, test } from './fixtures.ts';

/** The colours of the page, and of the controls that the browser draws in it. */
const COLOURS = () => {
  const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement);
  // engines write `only light` and `light only`; Chromium alone darkens sites (layout.spec.ts)
  return { backgroundColor, color, colorScheme: colorScheme.replace(/ ?only ?/, '') };
};
const LIGHT = { backgroundColor: 'rgb(254, 254, 254)', color: 'rgb(22, 24, 31)', colorScheme: 'light' };
const DARK = { backgroundColor: 'rgb(16, 16, 16)', color: 'rgb(246, 246, 244)', colorScheme: 'dark' };

test('programme pages are dark and others light, also after client-side navigation', async ({ person }) => {
  await person.open('/sitemap');
  expect(await person.evaluate(COLOURS)).toEqual(LIGHT);
  await person.press('link', /^รายการ/, { role: 'banner' });
  await person.isAt('/program');
  await person.waitUntil('the page is dark', () => document.documentElement.dataset.theme === 'dark');
  expect(await person.evaluate(COLOURS)).toEqual(DARK);
  await person.goBack();
  await person.isAt('/sitemap');
  await person.waitUntil('the page is light', () => document.documentElement.dataset.theme === 'light');
  expect(await person.evaluate(COLOURS)).toEqual(LIGHT);
});
