import { shows } from '../support/headlines.ts';
import { expect, test } from './fixtures.ts';

test.use({ hasScripts: false });

const NEWEST = { role: 'article', within: { role: 'region', name: 'ข่าวล่าสุด' } };
const FOUND = { role: 'article', within: { role: 'region', name: 'ผลการค้นหา' } };

test('without scripts a reader opens an article, searches and sees the schedule, and no listen button is shown', async ({
  person,
}) => {
  await person.visit('/home');
  const title = await person.textOf('heading', undefined, NEWEST);
  await person.press('link', undefined, NEWEST);
  await person.seesHeadline(shows(title));
  await person.seesNo('button', 'ฟังข่าวนี้');
  await person.visit('/search');
  await person.press('searchbox', 'คำค้นหา');
  await person.type('น้ำท่วม\uE007');
  await person.sees('heading', undefined, FOUND);
  await person.visit('/program/schedules');
  await person.sees('columnheader');
  await person.visit('/live/online');
  await person.sees('contentinfo');
  expect(await person.evaluate(() => document.querySelector('noscript video')?.hasAttribute('controls'))).toBe(true);
});
