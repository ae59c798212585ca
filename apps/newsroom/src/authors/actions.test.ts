import { expect, test } from 'vitest';
import { articleDrafts, articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';

const context = testActions(null, testContext);
const run = async (...args: string[]) => (await context.run(...args)).join('\n');
const by = (authors: string) =>
  context.file('article.txt', `---\nsection: sport\ntitle: ข่าว\nauthors: ${authors}\n---\nเนื้อข่าว`);

const named = (keys: string) =>
  new RegExp(`^malee cannot be removed: the bylines of ${keys} name them, and drafts .*\\.$`);

test('authors commands create, change, show and remove an author, but not one whom an article names', async () => {
  expect(await run('authors', 'list')).toBe('There are no authors.');
  expect(await run('authors', 'set', 'malee', '--name', 'มาลี ศรีสุข', '--job', 'ผู้สื่อข่าว')).toBe('malee  มาลี ศรีสุข  ผู้สื่อข่าว');
  expect(await run('authors', 'set', 'malee', '--about', 'เล่าเรื่องริมน้ำ', '--picture', 'river-dawn.webp')).toBe(
    'malee  มาลี ศรีสุข  ผู้สื่อข่าว',
  );
  expect(await run('authors', 'set', 'malee', '--job', '')).toBe('malee  มาลี ศรีสุข');
  expect((await run('authors', 'show', 'malee')).split('\n')).toEqual([
    'malee  มาลี ศรีสุข',
    'http://localhost:3000/news/authors/malee',
    'เล่าเรื่องริมน้ำ',
    'river-dawn.webp',
  ]);
  const [draft = ''] = /^d\d+/.exec(await run('articles', 'draft', by('malee'))) ?? [];
  expect(await run('articles', 'show', draft)).toContain('\nauthors: malee\n');
  await context.refuses(['authors', 'remove', 'malee'], named(draft));
  const [, id = ''] = /(\d+) is out$/.exec(await run('articles', 'publish', draft)) ?? [];
  expect(await run('articles', 'show', id)).toContain('\nauthors: malee\n');
  await context.refuses(['authors', 'remove', 'malee'], named(id));
  await run('articles', 'withdraw', id, 'แหล่งข่าวถอนคำ');
  await context.refuses(['authors', 'remove', 'malee'], named(id));
  await run('articles', 'restore', id);
  expect(await run('articles', 'show', id)).toContain('\nauthors: malee\n');
  await context.db().delete(articles);
  expect(await run('authors', 'remove', 'malee')).toBe('removed malee  มาลี ศรีสุข');
});

test('authors are listed as in a Thai dictionary', async () => {
  for (const [key, name] of Object.entries({ a: 'อารี', k: 'เกษม', kh: 'ขวัญ' }))
    await run('authors', 'set', key, '--name', name);
  expect((await run('authors', 'list')).split('\n')).toEqual(['k  เกษม', 'kh  ขวัญ', 'a  อารี']);
  for (const key of ['a', 'k', 'kh']) await run('authors', 'remove', key);
});

test('authors remove names the first few of many articles, and a working copy by its article', async () => {
  await run('authors', 'set', 'malee', '--name', 'มาลี');
  await run('authors', 'set', 'somsri', '--name', 'สมศรี');
  const draft = async (authors: string) => /^d\d+/.exec(await run('articles', 'draft', by(authors)))?.[0] ?? '';
  const publish = async (key: string) => /(\d+) is out$/.exec(await run('articles', 'publish', key))?.[1] ?? '';
  const id = await publish(await draft('somsri'));
  const copy = (await run('articles', 'show', id)).replace('authors: somsri', 'authors: malee');
  await run('articles', 'edit', id, context.file('copy.txt', copy));
  await context.refuses(['authors', 'remove', 'malee'], named(id));

  for (let count = 0; count < 6; count++) await draft('somsri, malee');
  await context.refuses(['authors', 'remove', 'malee'], named('d\\d+, d\\d+, d\\d+, d\\d+, d\\d+ and 2 others'));
  await context.db().delete(articleDrafts);
  expect(await run('authors', 'remove', 'malee')).toBe('removed malee  มาลี');
});

test.each<[string, () => string[], RegExp]>([
  [
    'a new author without a name',
    () => ['authors', 'set', 'somsak', '--job', 'x'],
    /^There is no author somsak: say --name /,
  ],
  ['an empty name', () => ['authors', 'set', 'somsak', '--name', ' '], /empty/],
  ['an invalid key', () => ['authors', 'set', 'สมศักดิ์', '--name', 'x'], /no key such as malee-srisuk/],
  ['a name with a line feed', () => ['authors', 'set', 'somsak', '--name', 'a\nb'], /no place in a line/],
  [
    'an unknown picture',
    () => ['authors', 'set', 'somsak', '--name', 'x', '--picture', 'nowhere.webp'],
    /^There is no picture nowhere\.webp: /,
  ],
  ['showing an unknown author', () => ['authors', 'show', 'nobody'], /^There is no author nobody\.$/],
  ['removing an unknown author', () => ['authors', 'remove', 'nobody'], /^There is no author nobody\.$/],
  [
    'an article by an unknown author',
    () => ['articles', 'draft', by('nobody')],
    /^There is no author nobody: authors list /,
  ],
])('%s is rejected with one sentence', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});
