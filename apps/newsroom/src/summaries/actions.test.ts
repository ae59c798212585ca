import { articleSummary } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { createSummarizer } from './summarize.ts';
import { summarizePending } from './summarizePending.ts';

const context = testActions(null, testContext);
const ID = 7;
const TITLE = 'คณะแพทย์อาสาลงพื้นที่';
const PLACES = ['ปากธาร', 'หนองรวง', 'ท่าสิงขร', 'ดอยหมอก', 'เกาะมุกดา', 'ผาเมฆ', 'แก่งตะวัน', 'ภูฟ้าราม'];
const bodyOf = (days: number) =>
  PLACES.map(
    (place, at) =>
      `<p>คณะแพทย์อาสามาถึงอำเภอ${place}แล้วเมื่อเวลา ${at + 6}.30 น. และจะอยู่ในพื้นที่นี้อีก ${days} วันตามแผนของจังหวัด</p>`,
  ).join('');
const write = (body: string) =>
  context
    .db()
    .insert(articles)
    .values({
      id: ID,
      source: 'test',
      sourceId: '7',
      section: 'region',
      title: TITLE,
      lead: '',
      body,
      publishedAt: new Date(Date.now() - 3600_000),
    });

beforeEach(async () => {
  await context.db().delete(articles);
  await write(bodyOf(11));
});

const set = (text: string) => context.run('summaries', 'set', String(ID), context.file('points.txt', text));
const points = async () => (await context.run('summaries', 'show', String(ID))).slice(2);
async function readByReaders() {
  const body = JSON.stringify({ refCode: `test/${ID}` });
  const answer = await context.request('/articles', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return articleSummary.parse(await answer.json());
}

test('[7.12-01] an editor replaces the key points that a computer chose, undoes it, and has them chosen again', async () => {
  const shown = await context.run('summaries', 'show', String(ID));
  expect(shown.slice(0, 2)).toEqual([
    `# ${TITLE}`,
    expect.stringMatching(/^# chosen from the article by computer, 20\d\d-\d\d-\d\d \d\d:\d\d$/),
  ]);
  const chosen = shown.slice(2);
  expect(chosen.length).toBeGreaterThan(2);

  // what show printed is a file for set, with a line changed and one added
  const edited = [...chosen.slice(0, 2), 'แพทย์อาสาจะอยู่ในพื้นที่อีก 11 วัน'];
  expect(await set(`\ufeff${shown.slice(0, 2).join('\r\n')}\r\n\r\n  ${edited.join(' \r\n')}\r\n`)).toEqual([
    `${ID} has 3 key points by an editor: ${TITLE}`,
  ]);
  expect(await readByReaders()).toMatchObject({ summary: edited, model: 'editor' });
  expect((await context.run('summaries', 'show', String(ID)))[1]).toMatch(/^# written by an editor, /);

  const [last = ''] = await context.run('log', '--limit', '1');
  await context.run('undo', last.split(' ')[0] ?? '');
  expect(await points()).toEqual(chosen);

  await set(edited.join('\n'));
  expect(await context.run('summaries', 'reset', String(ID))).toEqual([
    `${ID} gets new key points by computer: ${TITLE}`,
  ]);
  expect(await readByReaders()).toMatchObject({ summary: chosen, model: 'extractive' });
});

test('key points of an editor stand until the text changes', async () => {
  const mine = ['แพทย์อาสาจะอยู่ในพื้นที่อีก 11 วัน'];
  await set(mine.join('\n'));
  const round = () =>
    summarizePending(
      context.db(),
      createSummarizer(undefined, () => {}),
      new AbortController().signal,
    );
  await context.db().update(articles).set({ updatedAt: new Date(), picture: '/other.jpg' });
  await round();
  expect(await points()).toEqual(mine);
  await context
    .db()
    .update(articles)
    .set({ updatedAt: new Date(), body: bodyOf(12) });
  await round();
  expect((await points()).join()).toContain('12 วัน');
});

/** Saves a changed text of the article as a draft, whose name it returns. */
async function edit(change: (text: string) => string): Promise<string> {
  const text = (await context.run('articles', 'show', String(ID))).join('\n');
  const [saved = ''] = await context.run('articles', 'edit', String(ID), context.file('article.txt', change(text)));
  return saved.split(' ')[0] ?? '';
}

/** Publishes a changed text of the article, and returns what the editor is warned of. */
async function publish(change: (text: string) => string, ...options: string[]): Promise<string[]> {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const draft = await edit(change);
  warnings.mockClear();
  await context.run('articles', 'publish', draft, ...options);
  return warnings.mock.calls.flat();
}

test('articles publish says that key points of an editor end with the former text, and what they were', async () => {
  const mine = ['แพทย์อาสาจะอยู่ในพื้นที่อีก 11 วัน', 'แพทย์อาสามาถึงแปดอำเภอแล้ว'];
  await set(mine.join('\n'));
  expect(await publish((text) => text.replace('section: region', 'section: region\nnote: อ่านแล้ว'))).toEqual([]);
  expect(await points()).toEqual(mine);
  expect(await publish((text) => text.replaceAll('11 วัน', '12 วัน'))).toEqual([
    expect.stringMatching(/^An editor wrote the key points for the former text; .* summaries set sets them again:$/),
    ...mine,
  ]);
  expect((await points()).join()).toContain('12 วัน');
  expect(await publish((text) => text.replaceAll('12 วัน', '13 วัน'))).toEqual([]);
});

test('articles publish says of a short article that it has no key points now', async () => {
  const mine = 'แพทย์อาสามาถึงแปดอำเภอแล้ว';
  await set(mine);
  expect(await publish((text) => text.replace(/<p>.*<\/p>/, '<p>แพทย์อาสามาถึงแล้ว</p>'))).toEqual([
    expect.stringMatching(/^An editor wrote .* former text; the article is short and has none now\. .*summaries set /),
    mine,
  ]);
  await context.refuses(['summaries', 'show', String(ID)], /^Article 7 is short and has no key points: /);
});

test('articles publish --keep lets key points of an editor stand, and warns of what the new text does not say', async () => {
  const mine = ['แพทย์อาสาจะอยู่ในพื้นที่อีก 11 วัน'];
  await set(mine.join('\n'));
  expect(await publish((text) => text.replaceAll('ตามแผนของจังหวัด', 'ตามแผนจังหวัด'), '--keep')).toEqual([]);
  expect(await readByReaders()).toMatchObject({ summary: mine, model: 'editor' });
  expect(await publish((text) => text.replaceAll('11 วัน', '12 วัน'), '--keep')).toEqual([
    'The key points say “11”, which does not stand in the article.',
  ]);
  expect(await points()).toEqual(mine);
});

test('articles publish --keep publishes nothing where no editor wrote key points', async () => {
  const draft = await edit((text) => text.replaceAll('11 วัน', '12 วัน'));
  await context.refuses(['articles', 'publish', draft, '--keep'], /^Article 7 has no key points by an editor, /);
  expect((await context.run('articles', 'list', '--drafts')).join()).toContain(draft);
});

test('key points with a number that the article does not have are stored with a warning', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await set('แพทย์อาสาจะอยู่ในพื้นที่อีก 19 วัน');
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('“19”, which does not stand in the article.')]]);
  expect(await points()).toEqual(['แพทย์อาสาจะอยู่ในพื้นที่อีก 19 วัน']);
});

test('the marks of a list are no part of its key points', async () => {
  await set('- แพทย์มาถึงแล้ว\n• อยู่ต่ออีก 11 วัน\n2) จังหวัดวางแผนไว้\n');
  expect(await points()).toEqual(['แพทย์มาถึงแล้ว', 'อยู่ต่ออีก 11 วัน', 'จังหวัดวางแผนไว้']);
});

test('a short article has key points once an editor sets some', async () => {
  await context.db().update(articles).set({ body: '<p>สั้น</p>' });
  await context.refuses(['summaries', 'show', String(ID)], /^Article 7 is short and has no key points: summaries set /);
  await set('แพทย์อาสาลงพื้นที่แล้ว');
  expect(await points()).toEqual(['แพทย์อาสาลงพื้นที่แล้ว']);
});

test.each([
  ['an empty file', '# only this\n\n', /^The file cannot be used: it has no key point\.$/],
  ['too many', 'กขคงจ\n'.repeat(8).replace(/^/gm, () => String(Math.random())), /more than 7 key points/],
  ['a line twice', 'แพทย์มาถึง\nแพทย์มาถึง', /the same key point twice/],
  ['an article', '\ufeff---\r\ntitle: น้ำ\r\n---\r\nน้ำลด\r\n', /^The file is an article: key points are lines, /],
  ['a line that is too long', 'แพทย์'.repeat(60), /longer than 280 characters/],
])('summaries set refuses %s', async (_, text, sentence) => {
  await context.refuses(['summaries', 'set', String(ID), context.file('points.txt', text)], sentence);
});

test.each(['show', 'reset'])('summaries %s refuses an article that is not out', async (verb) => {
  await context.refuses(['summaries', verb, '8'], /^There is no article 8 that is out\.$/);
  await context.refuses(['summaries', verb, 'd3'], /^d3 /);
});
