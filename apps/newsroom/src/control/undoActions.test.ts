import { DAY_MS, toDay } from '@sala/thai';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { actionChanges } from '../actions/schema.ts';
import { articles, articleTags, formerTags, tags } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testDesk } from '../desk/testDesk.ts';
import { episodes, programs, videos } from '../programs/schema.ts';
import { programSearch } from '../search/schema.ts';
import { testContext } from './testContext.ts';

const context = testActions(null, testContext);
const json = (name: string, value: object) => context.file(name, JSON.stringify(value));
const run = async (...args: string[]) => (await context.run(...args)).join('\n');

/** The id of the newest entry. */
const lastEntry = async () => /^\d+/.exec(await run('log', '--limit', '1'))?.[0] ?? '';
const undoLast = async () => run('undo', await lastEntry());

const EPISODE = {
  title: 'ปากน้ำ',
  airedAt: '2026-11-20 20:15',
  video: { media: '/vod/market/index.m3u8', seconds: 90 },
};
const PROGRAM = { title: 'ริมฝั่ง', group: 'documentary' };

/** A programme's file with another title, made from what is stored. */
const renamed = async (key: string, title: string) =>
  json('renamed.json', { ...JSON.parse(await run('programs', 'show', key)), title });

beforeAll(async () => {
  await run('programs', 'set', 'rim-fang', json('program.json', PROGRAM));
});

test('undo restores a changed programme and its search entry, and can itself be undone', async () => {
  await run('programs', 'set', 'rim-fang', await renamed('rim-fang', 'กลางน้ำ'));
  const entry = await lastEntry();
  expect(await run('log', '--entry', entry)).toMatch(/programs \d+ กลางน้ำ changed\n {4}title: "ริมฝั่ง" → "กลางน้ำ"/);
  expect(await run('undo', entry)).toMatch(/^programs set is undone:\n {2}programs \d+ กลางน้ำ$/);
  expect(await context.db().select({ title: programs.title }).from(programs)).toEqual([{ title: 'ริมฝั่ง' }]);
  expect(JSON.stringify(await context.db().select().from(programSearch))).toContain('ริมฝั่ง');
  // undoing leaves an entry like any other action
  await undoLast();
  expect(await context.db().select({ title: programs.title }).from(programs)).toEqual([{ title: 'กลางน้ำ' }]);
  await undoLast();
});

test('undo names ten rows and counts the others', async () => {
  const day = toDay(Date.now() + 2 * DAY_MS);
  const slots = Array.from({ length: 24 }, (_, hour) => `tv,${day} ${String(hour).padStart(2, '0')}:00,60,rim-fang`);
  await run('schedule', 'import', context.file('day.csv', ['channel,start,minutes,program', ...slots].join('\n')));
  const lines = await context.run('undo', await lastEntry());
  expect(lines).toHaveLength(12);
  expect(lines.slice(-2)).toEqual([expect.stringMatching(/^ {2}schedule slots \d+$/), '  and 14 more']);
});

test('undo of what is undone already names the entry that did it', async () => {
  await run('redirects', 'add', '/twice', '/news');
  const entry = await lastEntry();
  await undoLast();
  const undoing = await lastEntry();
  await context.refuses(['undo', entry], new RegExp(`^Entry ${entry} was undone already, by entry ${undoing}: undo`));
  // once that is undone, it can be undone again
  await run('undo', undoing);
  await run('undo', entry);
  expect(await run('redirects', 'list')).not.toContain('/twice');
});

test('undo brings back a removed programme with its seasons and persons', async () => {
  const seasons = [{ key: 'one', title: 'ฤดูกาลแรก' }];
  const persons = [{ firstname: 'มะลิ', season: 'one' }];
  await run('programs', 'set', 'klang-nam', json('whole.json', { ...PROGRAM, seasons, persons }));
  const shown = await run('programs', 'show', 'klang-nam');
  await run('programs', 'remove', 'klang-nam');
  await context.refuses(['programs', 'show', 'klang-nam'], /no program/i);
  await undoLast();
  expect(await run('programs', 'show', 'klang-nam')).toBe(shown);
});

test('undo is rejected for rows that have changed since, or that newer rows depend on', async () => {
  await run('redirects', 'add', '/old', '/news');
  const added = await lastEntry();
  await run('redirects', 'remove', '/old');
  await run('redirects', 'add', '/old', '/news/politics');
  await context.refuses(['undo', added], /^It cannot be undone: redirects \/old has changed since\.$/);
  expect(await run('redirects', 'list')).toContain('/old → /news/politics');

  await run('programs', 'set', 'new-one', json('new.json', PROGRAM));
  const made = await lastEntry();
  await run('episodes', 'add', 'new-one', json('episode.json', EPISODE));
  const episode = await lastEntry();
  await context.refuses(
    ['undo', made],
    /^It cannot be undone: (episodes|videos) .* was added since and would be removed\.$/,
  );
  expect(await context.db().$count(episodes)).toBe(1);
  // the two can be undone one after the other
  await run('undo', episode);
  await run('undo', made);
  expect([await context.db().$count(episodes), await context.db().$count(videos)]).toEqual([0, 0]);
});

test('undo names what newer rows leave no place for, or no longer have', async () => {
  const values = { source: 'test', section: 'sport', title: 'ข่าว', publishedAt: new Date() };
  await context
    .db()
    .insert(articles)
    .values([901, 902].map((id) => ({ ...values, id, sourceId: `placed-${id}` })) as never);
  await run('front-page', 'place', 'lead', '901');
  await run('front-page', 'launch');
  const launch = await lastEntry();
  await run('front-page', 'place', 'lead', '902');
  // there would be two drafts
  await context.refuses(
    ['undo', launch],
    /^It cannot be undone: something newer has the place of front page editions \d+\.$/,
  );
  await run('front-page', 'discard');

  await run('programs', 'set', 'brief', json('brief.json', PROGRAM));
  const [, id = ''] = /^(\d+)/.exec(await run('episodes', 'add', 'brief', json('episode.json', EPISODE))) ?? [];
  await run('episodes', 'remove', id);
  const removed = await lastEntry();
  await run('programs', 'remove', 'brief');
  await context.refuses(['undo', removed], /^It cannot be undone: .+ belongs to what is gone since\.$/);
});

test('undo leaves other fields that were changed since', async () => {
  await run('programs', 'set', 'rim-fang', await renamed('rim-fang', 'หนึ่ง'));
  const entry = await lastEntry();
  await context.db().update(programs).set({ tagline: 'ของคนอื่น' }).where(eq(programs.title, 'หนึ่ง'));
  await run('undo', entry);
  expect(await context.db().select().from(programs).where(eq(programs.key, 'rim-fang'))).toMatchObject([
    { tagline: 'ของคนอื่น' },
  ]);
});

test('undo separates two merged tags, each with its articles', async () => {
  await context
    .db()
    .insert(articles)
    .values(
      [1, 2].map((id) => ({
        id,
        source: 'test',
        sourceId: `a${id}`,
        section: 'sport',
        title: 'ข่าว',
        publishedAt: new Date(),
      })) as never,
    );
  const made = await context
    .db()
    .insert(tags)
    .values([{ title: 'พายุ' }, { title: 'พายุฝน' }])
    .returning();
  await context
    .db()
    .insert(articleTags)
    .values(made.map((tag, at) => ({ articleId: at + 1, tagId: tag.id, position: 0 })));
  const before = await context.db().select().from(articleTags).orderBy(articleTags.articleId);
  await run('tags', 'merge', 'พายุฝน', 'พายุ');
  expect(await context.db().$count(tags)).toBe(1);
  await undoLast();
  expect(await context.db().select().from(articleTags).orderBy(articleTags.articleId)).toEqual(before);
  expect([await context.db().$count(tags), await context.db().$count(formerTags)]).toEqual([2, 0]);
});

test('undo brings back a removed banner', async () => {
  await run('banners', 'add', 'https://pictures.example/a.jpg', 'ชวนดู', '/live');
  const listed = await run('banners', 'list');
  await run('banners', 'remove', listed.split(' ')[0] ?? '');
  expect(await run('banners', 'list')).toBe('');
  await undoLast();
  expect(await run('banners', 'list')).toBe(listed);
});

test('undo of an action that cannot be undone says how to take it back, or that nothing changed', async () => {
  await context.refuses(['undo', '999999'], /^There is no entry 999999 in the log\.$/);
  await run('accounts', 'invite', 'malee@station.test', '--role', 'editor');
  const invited = await lastEntry();
  await context.refuses(['undo', invited], /^accounts invite is not undone: accounts change/);
  expect(await run('log', '--entry', invited)).toMatch(
    /accounts \d+ malee@station\.test added\n(.*\n)*.*role: "editor"/,
  );
  expect(await run('log', '--entry', invited)).not.toContain('password');
  const article = { source: 'test', sourceId: 'w', section: 'region', title: 'ข่าว', publishedAt: new Date(0) };
  const [stored] = await context.db().insert(articles).values(article).returning();
  await run('articles', 'withdraw-listed', context.file('wrong.txt', String(stored?.id)));
  const withdrawn = await lastEntry();
  await context.refuses(
    ['undo', withdrawn],
    /^articles withdraw-listed is not undone: articles restore-listed publishes/,
  );
  await context.run('redirects', 'remove', '/nothing').catch(() => {});
  await context.refuses(['undo', await lastEntry()], /^redirects remove changed nothing that can be undone\.$/);
});

test('undo needs the role that the undone action needs', async () => {
  await run('emergency', 'raise', 'น้ำป่าหลาก');
  const entry = await lastEntry();
  const { send, signIn } = testDesk(context.db());
  const undo = async (role: 'editor' | 'chief') =>
    send('POST', '/actions/undo', { entry }, await signIn(`${role}@station.test`, role));
  const refused = await undo('editor');
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { detail: 'To undo emergency raise, you need the role chief.' },
  ]);
  expect((await undo('chief')).status).toBe(200);
  // undoing that undo needs the same role
  const again = await send(
    'POST',
    '/actions/undo',
    { entry: await lastEntry() },
    await signIn('nok@station.test', 'editor'),
  );
  expect([again.status, await again.json()]).toMatchObject([422, { detail: expect.stringMatching(/role chief\.$/) }]);
});

test('an editor sees only their own log entries and can undo them, and a chief sees all', async () => {
  await run('redirects', 'add', '/by-operator', '/news');
  const { send, signIn } = testDesk(context.db());
  const editor = await signIn('malee@station.test', 'editor');
  const ask = async (action: string, input: object, cookie = editor) =>
    JSON.parse(await (await send('POST', `/actions/${action}`, input, cookie)).text());
  await ask('redirects/add', { from: '/by-malee', to: '/news' });
  const { entries } = (await ask('log', {})).output;
  expect(entries.map(({ who }: { who: string }) => who)).toEqual(['malee@station.test']);
  const others = await ask('log', { entry: String(entries[0].id - 1) });
  expect(others.detail).toBe(`There is no entry ${entries[0].id - 1} in the log.`);
  expect((await ask('log', {}, await signIn('chief@station.test', 'chief'))).output.entries.length).toBeGreaterThan(1);
  expect((await ask('undo', { entry: String(entries[0].id) })).lines).toEqual([
    'redirects add is undone:',
    '  redirects /by-malee',
  ]);
});

test('recorded changes can be neither changed nor deleted', async () => {
  expect(await context.db().$count(actionChanges)).toBeGreaterThan(0);
  await expect(context.db().delete(actionChanges)).rejects.toThrow();
  await expect(context.db().update(actionChanges).set({ table: 'x' })).rejects.toThrow();
});
