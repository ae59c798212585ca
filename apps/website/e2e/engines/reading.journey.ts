import { shows } from '../support/headlines.ts';
import { test } from './fixtures.ts';

const NEWEST = { role: 'article', within: { role: 'region', name: 'ข่าวล่าสุด' } };

test('a reader opens the newest article from the front page and goes back', async ({ person }) => {
  await person.open('/home');
  const title = await person.textOf('heading', undefined, NEWEST);
  await person.press('link', undefined, NEWEST);
  await person.seesHeadline(shows(title));
  await person.goBack();
  await person.isAt('/home');
  await person.sees('region', 'ข่าวล่าสุด');
});
