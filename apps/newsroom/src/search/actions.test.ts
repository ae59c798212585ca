import { addDays, toDay } from '@sala/thai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { indexOutdated } from './index.ts';
import { findArticles } from './queries/findArticles.ts';

const context = testActions(null, testContext);
const run = (...args: string[]) => context.run(...args);
/** The names of the results. */
const find = async (...args: string[]) => (await run('articles', 'find', ...args)).map((line) => line.split(' ')[0]);
const write = async (title: string, more = '', lead = 'ชาวบ้านริมคลองเตรียมรับน้ำ') => {
  const file = context.file('a.txt', `---\nsection: region\ntitle: ${title}\n${more}\n---\n${lead}\n\nเนื้อข่าวของวันนี้`);
  const [line = ''] = await run('articles', 'draft', file);
  return line.split(' ')[0] ?? '';
};
const publish = async (draft: string, ...options: string[]) => {
  const [line = ''] = await run('articles', 'publish', draft, ...options);
  return /\b\d{7}\b/.exec(line)?.[0] ?? '';
};

const LATER = addDays(toDay(Date.now()), 30);
const names: Record<string, string> = {};
// once, because no test changes the articles
beforeEach(async () => {
  if (names.draft) return;
  await run('authors', 'set', 'mali', '--name', 'มาลี ศรีสุข');
  names.out = await publish(await write('น้ำท่วมตลาดริมคลอง', 'authors: mali'));
  names.scheduled = await publish(await write('เปิดตลาดใหม่หลังน้ำลด'), '--at', `${LATER} 06:00`);
  names.withdrawn = await publish(await write('ตลาดไฟไหม้', 'authors: mali'));
  await run('articles', 'withdraw', names.withdrawn, 'ข้อมูลผิด');
  names.draft = await write('ร่างข่าว 100% ตลาด', 'authors: mali');
  await indexOutdated(context.db());
});

describe('articles find lists articles and drafts', () => {
  test.each([
    ['by a word of the title, in any state', ['ตลาด'], ['scheduled', 'draft', 'withdrawn', 'out']],
    ['by words of the text', ['เนื้อข่าว', '--state', 'out'], ['out']],
    ['by their author', ['--author', 'mali'], ['draft', 'withdrawn', 'out']],
    ['by their state', ['--state', 'scheduled'], ['scheduled']],
    ['without those that have an excluded word', ['ตลาด -น้ำ', '--state', 'draft'], []],
    ['by a word with a percent sign', ['100%', '--state', 'draft'], ['draft']],
    ['by an exact phrase', ['"ตลาด ริม คลอง"', '--state', 'out'], ['out']],
    ['not by a phrase whose words stand apart', ['"ตลาด น้ำ ท่วม"', '--state', 'out'], []],
    ['by their day', ['--since', LATER], ['scheduled']],
    ['by their category', ['--section', 'sport'], []],
    ['by the name of their category', ['--section', 'กีฬา'], []],
  ])('%s', async (_, args, expected) => {
    expect(await find(...args)).toEqual(expected.length > 0 ? expected.map((one) => names[one]) : ['There']);
  });
});

test('articles find finds the news of an import, as many as it is asked for', async () => {
  const item = (id: string) =>
    JSON.stringify({ id, source: 'agency.example', title: `ข่าว ${id}`, publishedAt: LATER, paragraphs: ['เนื้อข่าว'] });
  await run('import', context.file('agency.ndjson', [item('a'), item('b')].join('\n')));
  expect(await run('articles', 'find', '--source', 'agency.example')).toHaveLength(2);
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run('articles', 'find', '--source', 'agency.example', '--limit', '1')).toHaveLength(1);
  expect(warnings.mock.calls.flat()).toEqual([expect.stringMatching(/Only the latest 1 are shown: /)]);
  await run('articles', 'withdraw', (await find('--source', 'agency.example'))[0] ?? '');
  expect(await find('--source', 'agency.example', '--state', 'withdrawn')).toHaveLength(1);
  expect(await find('--source', 'agency.example', '--state', 'draft')).toEqual(['There']);
});

test('articles find takes the id of an article, its address and the name of a draft', async () => {
  const { out = '', withdrawn = '', draft = '' } = names;
  for (const words of [out, `https://sala.example/news/content/${out}?from=line`, `/news/gallery/${out}/`])
    expect(await find(words)).toEqual([out]);
  expect(await find(withdrawn)).toEqual([withdrawn]);
  expect(await find(draft)).toEqual([draft]);
  expect(await find(draft, '--state', 'out')).toEqual(['There']);
  // a number that is no id is a word
  expect(await find('100')).toEqual([draft]);
});

test('articles find folds the words of a draft as it folds those that are sought', async () => {
  const draft = await write('น้ำท่วม ๒๕๖๙ AT&T กับเเม่น้ำ');
  for (const words of ['๒๕๖๙', '2569', 'AT&T', 'แม่น้ำ', 'เเม่น้ำ'])
    expect(await find(words, '--state', 'draft'), words).toEqual([draft]);
  expect(await find('น้ำท่วม -แม่น้ำ', '--state', 'draft')).toEqual(['There']);
  await run('articles', 'discard', draft);
});

test('articles find rejects impossible filters with one sentence', async () => {
  await context.refuses(['articles', 'find', '--author', 'nobody'], /^There is no author nobody/);
  await context.refuses(['articles', 'find', '--section', 'none'], /^There is no section none: there are politics, /);
  await context.refuses(['articles', 'find', '--since', '2026-11-02', '--until', '2026-11-01'], /^There is no time/);
  await context.refuses(['articles', 'find', '--state', 'lost'], /state/);
  await context.refuses(['articles', 'find', '--', '-น้ำ'], /^There is no word to look for in -น้ำ\.$/);
});

onBothDatabases((open) => {
  test('findArticles accepts every filter on both databases', async () => {
    const { db, close } = await open();
    const [from, before] = [new Date(0), new Date()];
    const filter = { words: 'น้ำ "ริม คลอง" -ไฟ', author: 'mali', section: 'sport', from, before };
    expect(await findArticles(db, filter, 10)).toEqual([]);
    for (const state of ['draft', 'scheduled', 'out', 'withdrawn'] as const)
      expect(await findArticles(db, { ...filter, state }, 10)).toEqual([]);
    await close();
  });
});
