import { shows } from '../support/headlines.ts';
import { test } from './fixtures.ts';

const BANNER = { role: 'banner' };
const FOUND = { role: 'article', within: { role: 'region', name: 'ผลการค้นหา' } };
const SUGGESTIONS = { role: 'listbox', name: 'คำค้นหาแนะนำ' };

test('a reader types a search, picks a suggestion by keyboard and opens a result', async ({ person }) => {
  await person.open('/sitemap');
  await person.press('link', 'ค้นหา', BANNER);
  await person.isAt('/search');
  await person.press('combobox', 'คำค้นหา');
  await person.type('น้ำท');
  await person.sees('option', /^น้ำท/, SUGGESTIONS);
  const suggestion = await person.textOf('option', undefined, SUGGESTIONS);
  await person.type('\uE015\uE007');
  await person.isAt(`/search?q=${suggestion}`);
  await person.seesNo('listbox', 'คำค้นหาแนะนำ');
  const title = await person.textOf('heading', undefined, FOUND);
  await person.press('link', undefined, FOUND);
  await person.seesHeadline(shows(title));
});
