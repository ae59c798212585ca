import { HOUR_MS } from '@sala/thai';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testDesk } from '../desk/testDesk.ts';
import { pictures } from '../media/schema.ts';
import type { Json } from '../testNewsroom.ts';
import { frontPageEditions, placements } from './schema.ts';

const context = testActions('front-page', testContext);

/** Eight articles, the first the newest: odd ids are sport, even ones politics. */
beforeEach(async () => {
  await context.db().delete(frontPageEditions);
  await context.db().delete(articles);
  await context
    .db()
    .insert(articles)
    .values(
      Array.from({ length: 8 }, (_, index) => ({
        id: index + 1,
        source: 'test',
        sourceId: String(index),
        title: `ข่าว ${index + 1}`,
        section: index % 2 === 0 ? 'sport' : 'politics',
        publishedAt: new Date(Date.now() - (index + 1) * HOUR_MS),
      })),
    );
});

/** The lines of a section, without its name. */
async function linesOf(section: string, ...args: string[]): Promise<string[]> {
  const lines = await context.run('show', ...args);
  const start = lines.indexOf(section) + 1;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith(' '));
  return lines.slice(start, end === -1 ? undefined : end).map((line) => line.trim());
}

test('an article that is placed in the draft with its own title is shown once the draft is launched', async () => {
  await context.run('place', 'lead', '7', '--title', '\u202eนำหน้า', '--until', '2099-01-01 12:00');
  expect((await linesOf('lead'))[0]).toBe('1  1  ข่าว 1');
  expect((await linesOf('lead', '--draft')).slice(0, 2)).toEqual([
    '1  7  placed until 2099-01-01 12:00  นำหน้า',
    '2  1  ข่าว 1',
  ]);
  expect(await context.run('launch')).toEqual([
    expect.stringMatching(/^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}1 placed {2}operator .+$/),
  ]);
  expect((await linesOf('lead'))[0]).toBe('1  7  placed until 2099-01-01 12:00  นำหน้า');
  expect(await linesOf('sport')).not.toContain('7');
});

test('a scheduled article is not placed for a time that ends before it appears', async () => {
  await context
    .db()
    .update(articles)
    .set({ publishedAt: new Date('2099-01-02T06:00:00+07:00') })
    .where(eq(articles.id, 3));
  await context.refuses(
    ['place', 'lead', '3', '--until', '2099-01-01'],
    /^Article 3 appears at 2099-01-02 06:00, when its place has ended already\.$/,
  );
  expect((await context.run('place', 'lead', '3', '--until', '2099-01-02')).at(-1)).toContain('placed from 2099-01-02');
});

test('a new placement moves the one in its position down, and replaces the article’s former placement', async () => {
  await context.run('place', 'lead', '5');
  await context.run('place', 'lead', '6');
  await context.run('place', 'politics', '8');
  await context.run('place', 'sport', '5', '--at', '2');
  expect((await linesOf('lead', '--draft'))[0]).toBe('1  6  placed  ข่าว 6');
  expect((await linesOf('politics', '--draft'))[0]).toBe('1  8  placed  ข่าว 8');
  expect((await linesOf('sport', '--draft'))[1]).toBe('2  5  placed  ข่าว 5');
  await context.run('unplace', '6');
  expect((await linesOf('lead', '--draft'))[0]).toBe('1  1  ข่าว 1');
});

/** The ids of the articles in a section of the draft, from the top. */
const draftIdsOf = async (section: string): Promise<string> =>
  (await linesOf(section, '--draft')).map((line) => line.split('  ')[1]).join(' ');

test('an article that is placed further down leaves its place to those directly below it', async () => {
  for (const id of ['8', '7', '6']) await context.run('place', 'lead', id);
  expect(await draftIdsOf('lead')).toBe('6 7 8 1 2');
  await context.run('place', 'lead', '6', '--at', '3');
  expect(await draftIdsOf('lead')).toBe('7 8 6 1 2');
  await context.run('place', 'politics', '7');
  expect(await draftIdsOf('lead')).toBe('8 6 1 2 3');
});

test('a placement below a free position keeps its own', async () => {
  await context.run('place', 'lead', '8', '--at', '3');
  await context.run('place', 'lead', '7');
  expect(await draftIdsOf('lead')).toBe('7 1 8 2 3');
  await context.run('unplace', '7');
  expect(await draftIdsOf('lead')).toBe('1 2 8 3 4');
});

test('when the lead is withdrawn or its time ends, the articles placed below it move up until it is back', async () => {
  for (const id of ['8', '7', '6']) await context.run('place', 'lead', id);
  await context.run('place', 'lead', '5', '--at', '5');
  expect(await draftIdsOf('lead')).toBe('6 7 8 1 5');
  const [sixth] = await context.db().delete(articles).where(eq(articles.id, 6)).returning();
  expect(await draftIdsOf('lead')).toBe('7 8 1 2 5');
  await context
    .db()
    .update(placements)
    .set({ until: new Date(0) })
    .where(eq(placements.articleId, 7));
  expect(await draftIdsOf('lead')).toBe('8 1 2 3 5');
  await context
    .db()
    .insert(articles)
    .values(sixth as typeof articles.$inferInsert);
  expect(await draftIdsOf('lead')).toBe('6 8 1 2 5');
});

test('positions count what is shown while an article above is withdrawn, and it has its place again when it is back', async () => {
  for (const id of ['8', '7', '6']) await context.run('place', 'lead', id);
  const [sixth] = await context.db().delete(articles).where(eq(articles.id, 6)).returning();
  await context.run('place', 'lead', '5', '--at', '2');
  expect(await draftIdsOf('lead')).toBe('7 5 8 1 2');
  await context.run('place', 'lead', '4', '--at', '4');
  expect(await draftIdsOf('lead')).toBe('7 5 8 4 1');
  await context
    .db()
    .insert(articles)
    .values(sixth as typeof articles.$inferInsert);
  expect(await draftIdsOf('lead')).toBe('6 7 5 8 4');
});

test('a draft begins with what readers see once the time of two places has ended', async () => {
  for (const id of ['8', '7', '6', '5']) await context.run('place', 'lead', id);
  await context.run('launch');
  await context
    .db()
    .update(placements)
    .set({ until: new Date(0) })
    .where(inArray(placements.articleId, [5, 7]));
  expect(await linesOf('lead')).toEqual(expect.arrayContaining(['1  6  placed  ข่าว 6', '2  8  placed  ข่าว 8']));
  await context.run('place', 'การเมือง', '4');
  expect((await linesOf('politics', '--draft'))[0]).toBe('1  4  placed  ข่าว 4');
  expect(await draftIdsOf('lead')).toBe('6 8 1 2 3');
});

test('the page of a category has placements of its own, beside those of the front page', async () => {
  const get = async (path: string): Promise<Json> => (await context.request(path)).json();
  const ids = async (path: string): Promise<string[]> => (await get(path)).items.map(({ id }: Json) => String(id));
  await context.run('place', 'lead', '5');
  expect(await context.run('place', 'categories/sport', '7', '--title', 'บนหน้ากีฬา')).toEqual([
    'categories/sport',
    '  1  7  placed  บนหน้ากีฬา',
  ]);
  await context.run('place', 'categories/กีฬา', '5', '--at', '2', '--until', '2099-01-01 12:00');
  expect(await linesOf('categories/sport', '--draft')).toEqual([
    '1  7  placed  บนหน้ากีฬา',
    '2  5  placed until 2099-01-01 12:00  ข่าว 5',
  ]);
  expect((await linesOf('lead', '--draft'))[0]).toBe('1  5  placed  ข่าว 5');
  expect(await ids('/section?section=sport')).toEqual(['1', '3', '5', '7']);
  await context.run('launch');
  expect(await ids('/section?section=sport')).toEqual(['7', '5', '1', '3']);
  expect((await get('/section?section=sport')).items[0].title).toBe('บนหน้ากีฬา');
  expect((await get('/pages/path%3Asport/content')).sections[0].data.map(({ id }: Json) => String(id))).toEqual([
    '7',
    '5',
    '1',
    '3',
  ]);
  expect(await ids('/section?section=politics')).toEqual(['2', '4', '6', '8']);
  // placed in the section of another category, and only on the front page
  await context.run('place', 'categories/politics', '7');
  await context.run('launch');
  expect(await ids('/section?section=politics')).toEqual(['7', '2', '4', '6', '8']);
  expect(await ids('/section?section=politics&page=2')).toEqual([]);
  await context.run('unplace', '7');
  await context.run('launch');
  expect(await ids('/section?section=sport')).toEqual(['5', '1', '3', '7']);
  await context.refuses(['place', 'categories/sport', '7', '--at', '9'], /has the positions 1 to 8/);
  await context.refuses(['place', 'categories/nothing', '7'], /has no section categories\/nothing/);
});

test('launch rejects a picture whose rights have ended since it was placed', async () => {
  await context.db().insert(pictures).values({ id: 'dam-12345678', pixels: 'p', file: 'f', width: 1, height: 1 });
  await context.run('place', 'lead', '7', '--picture', 'dam-12345678.webp');
  await context
    .db()
    .update(pictures)
    .set({ rightsUntil: new Date(Date.now() - 60_000) });
  await context.refuses(['launch'], /^The rights in dam-12345678\.webp ended on .+: choose another picture\.$/);
  await context.run('place', 'lead', '7');
  expect((await context.run('launch'))[0]).toMatch(/1 placed {2}operator/);
});

test('a draft that a colleague has changed is launched and discarded only with --all', async () => {
  const { send, signIn } = testDesk(context.db());
  const cookie = await signIn('somsri@station.test', 'editor');
  await send('POST', '/actions/front-page/place', { section: 'lead', article: '7' }, cookie);
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('place', 'lead', '8');
  const named = /^somsri@station\.test has changed this draft, too \(1 change, the last at .+\)\./;
  expect(consoleError.mock.calls).toEqual([[expect.stringMatching(named)]]);
  for (const verb of ['launch', 'discard'])
    await context.refuses([verb], new RegExp(`${named.source} To ${verb} all of it: front-page ${verb} --all\\.$`));
  await context.run('launch', '--all');
  expect((await linesOf('lead')).slice(0, 2)).toEqual(['1  8  placed  ข่าว 8', '2  7  placed  ข่าว 7']);
  // the next draft is nobody's yet
  await context.run('place', 'lead', '6');
  await context.run('discard');
});

test('an article placed on a category’s page is shown with the position that readers see it at', async () => {
  await context.run('place', 'categories/sport', '7', '--at', '3');
  expect(await linesOf('categories/sport', '--draft')).toEqual(['3  7  placed  ข่าว 7']);
});

test('a placed article that is not out yet is named with its time, also in a section without any other', async () => {
  const from = new Date('2099-01-01T05:00:00Z');
  await context.db().update(articles).set({ publishedAt: from }).where(eq(articles.id, 3));
  const line = '  +  3  placed from 2099-01-01 12:00  ข่าว 3';
  expect(await context.run('place', 'lead', '3')).toContain(line);
  expect(await context.run('place', 'region', '3')).toEqual(['region', line]);
  await context.run('launch');
  expect((await context.run('show')).slice(-2)).toEqual(['region', line]);
});

test('relaunch restores the placements of an earlier edition, and a draft starts from the current edition', async () => {
  await context.run('place', 'lead', '7');
  const [first = ''] = await context.run('launch');
  await context.run('place', 'lead', '8');
  await context.run('launch');
  expect((await linesOf('lead')).slice(0, 2)).toEqual(['1  8  placed  ข่าว 8', '2  7  placed  ข่าว 7']);
  await context.run('relaunch', first.split(' ')[0] ?? '');
  expect((await linesOf('lead')).slice(0, 2)).toEqual(['1  7  placed  ข่าว 7', '2  1  ข่าว 1']);
  expect(await context.run('history')).toHaveLength(3);
  await context.run('place', 'lead', '3');
  await context.run('discard');
  expect((await linesOf('lead'))[0]).toBe('1  7  placed  ข่าว 7');
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run newsroom -- front-page /],
  [['place', 'popular', '1'], /^The front page has no section popular: lead, latest, focus, [^\n]+\.$/],
  [['place', 'lead', '99'], /^There is no article 99 that is out or scheduled: it cannot be placed\.$/],
  [['place', 'lead', 'x'], /^x is no id of an article: /],
  [['place', 'lead', '1', '--at', '6'], /^The section lead has the positions 1 to 5\.$/],
  [['place', 'lead', '1', '--until', '2020-01-01'], /^2020-01-01 has passed\.$/],
  [['place', 'lead', '1', '--until', '2569-11-22'], /^2569-11-22 is of the Buddhist era: write 2026-11-22\.$/],
  [['place', 'lead', '1', '--until', 'soon'], /^soon is no time: /],
  [['place', 'lead', '1', '--picture', 'nowhere.webp'], /^There is no picture nowhere\.webp: /],
  [['unplace', '1'], /^Article 1 has no place of its own\.$/],
  [['show', '--draft'], /^There is no draft of the front page\.$/],
  [['launch'], /^There is no draft of the front page: /],
  [['discard'], /^There is no draft of the front page: /],
  [['relaunch', '9'], /^No edition 9 was launched: /],
  [['relaunch', 'x'], /^x is no number of an edition\.$/],
])('%j is rejected with one sentence and creates no draft', async (args, sentence) => {
  await context.refuses(args, sentence);
  expect(await context.db().$count(frontPageEditions)).toBe(0);
});
