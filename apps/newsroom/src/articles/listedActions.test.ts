import { beforeEach, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { narrations } from '../narrations/schema.ts';
import { createNarrationWorker } from '../narrations/worker/createNarrationWorker.ts';
import { testStore } from '../store/testStore.ts';
import { articles } from './schema.ts';

const store = testStore();
const context = testActions('articles', (db) =>
  testContext(
    db,
    createNarrationWorker({ db, voice: undefined, store, mostBytes: 5e9, aheadHours: 48, report: () => {} }),
  ),
);
const article = (...args: string[]) => context.run(...args);
const list = (text: string) => context.file('wrong.txt', text);
const count = () => context.db().$count(articles);

async function publish(title: string): Promise<number> {
  const file = context.file('article.txt', `---\nsection: sport\ntitle: ${title}\n---\nเนื้อข่าว`);
  const [draft = ''] = (await article('draft', file))[0]?.split(' ') ?? [];
  return Number(/(\d+) is out$/.exec((await article('publish', draft)).join('\n'))?.[1]);
}

let ids: number[] = [];
beforeEach(async () => {
  await context.db().delete(articles);
  ids = [await publish('ข่าวแรก'), await publish('ข่าวที่สอง'), await publish('ข่าวที่สาม')];
});

test('withdraw-listed withdraws the articles that find prints, and restore-listed puts them back', async () => {
  const [first, second, third] = ids;
  const wrong = list(`${first}  out 2026-11-22 06:40  ข่าวแรก\r\n\n${second}\n${second}\n`);
  const reading = { revision: '', bytes: 1, duration: 1, lines: [], provider: 'espeak', speaker: 12 };
  const sound = await store.save(Buffer.from('ข่าวที่สอง'));
  await context
    .db()
    .insert(narrations)
    .values({ ...reading, articleId: Number(second), sound });

  expect((await article('withdraw-listed', wrong, 'เผยแพร่ผิด'))[0]).toBe('2 withdrawn');
  expect(await context.db().select({ id: articles.id }).from(articles)).toEqual([{ id: third }]);
  expect((await article('list', '--withdrawn')).filter((line) => line.endsWith('(เผยแพร่ผิด)'))).toHaveLength(2);
  expect(store.sounds.size).toBe(0);

  expect(await article('restore-listed', wrong)).toEqual(['2 restored']);
  expect(await count()).toBe(3);
});

test('a list is withdrawn as a whole, or not at all', async () => {
  const [first, second] = ids;
  await context.refuses(['withdraw-listed', list(`${first}\n999\n${second}`)], /^Line 2: There is no article 999\.$/);
  await context.refuses(['withdraw-listed', list(`${first}\nd1  draft`)], /^Line 2: d1 is no id of an article: /);
  expect(await count()).toBe(3);

  await article('withdraw-listed', list(String(first)));
  await context.refuses(['withdraw-listed', list(String(first))], /^Line 1: Article \d+ is withdrawn already\.$/);
  await context.refuses(['restore-listed', list(`${first}\n${second}`)], /^Line 2: No article \d+ is withdrawn\.$/);
  expect(await count()).toBe(2);
});

test.each([
  ['an empty list', '\n\n', /^The file lists no article: /],
  [
    'more than can be changed at once',
    Array.from({ length: 301 }, (_, n) => String(n + 1)).join('\n'),
    /^The file lists 301 articles: 300 at most can be changed at once\.$/,
  ],
])('withdraw-listed refuses %s', async (_, text, reason) => {
  await context.refuses(['withdraw-listed', list(text)], reason);
});
