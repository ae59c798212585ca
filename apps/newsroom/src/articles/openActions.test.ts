import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testDesk } from '../desk/testDesk.ts';
import { articleDrafts } from './schema.ts';

const context = testActions('articles', testContext);
beforeEach(() => context.db().delete(articleDrafts));
afterEach(() => vi.restoreAllMocks());

const TEXT = '---\nsection: sport\ntitle: ข่าว\n---\nเนื้อข่าว';
const makeDraft = async () => /^d\d+/.exec((await context.run('draft', context.file('a.txt', TEXT))).join())?.[0] ?? '';

/** A colleague at the desk. */
async function join(email: string) {
  const { send, signIn } = testDesk(context.db());
  const cookie = await signIn(email, 'reporter');
  return async (action: string, input: object) => {
    const answer = await send('POST', `/actions/articles/${action}`, input, cookie);
    return JSON.parse(await answer.text());
  };
}

test('show and edit warn others who has a draft open, until that account releases it', async () => {
  const draft = await makeDraft();
  const [malee, somsak] = [await join('malee@station.test'), await join('somsak@station.test')];
  expect((await malee('open', { name: draft })).lines).toEqual([
    expect.stringMatching(/^malee@station\.test has d\d+ open until 20\d\d-\d\d-\d\d \d\d:\d\d$/),
  ]);
  const warning = expect.stringMatching(/^malee@station\.test has d\d+ open until /);
  expect((await somsak('list', { drafts: true })).lines).toEqual([
    expect.stringMatching(/^d\d+, version 1: ข่าว \(.*, sport, malee@station\.test has it open\)$/),
  ]);
  const shown = await somsak('show', { name: draft });
  expect([shown.warnings, shown.output.file]).toEqual([[warning], expect.stringContaining('title: ข่าว')]);
  expect((await malee('show', { name: draft })).warnings).toEqual([]);
  const saved = await somsak('edit', { name: draft, file: TEXT.replace('---\n', '---\nversion: 1\n') });
  expect([saved.lines, saved.warnings]).toEqual([[expect.stringContaining('version 2')], [warning]]);
  expect(await somsak('open', { name: draft })).toMatchObject({
    detail: expect.stringContaining('take it over with --take'),
  });
  expect(await somsak('release', { name: 'd999' })).toMatchObject({ detail: expect.stringContaining('d999') });
  await somsak('release', { name: draft });
  expect((await somsak('show', { name: draft })).warnings).toEqual([warning]);
  await malee('release', { name: draft });
  expect((await somsak('show', { name: draft })).warnings).toEqual([]);
  expect((await somsak('list', { drafts: true })).output.drafts).toMatchObject([{ openWho: null }]);
});

test('a draft is no longer open when the account that opened it is closed', async () => {
  const draft = await makeDraft();
  const [malee, somsak] = [await join('malee@station.test'), await join('somsak@station.test')];
  await malee('open', { name: draft });
  const { send, signIn } = testDesk(context.db());
  const chief = await signIn('chief@station.test', 'chief');
  expect((await send('POST', '/actions/accounts/close', { email: 'malee@station.test' }, chief)).status).toBe(200);
  expect((await somsak('open', { name: draft })).output.who).toBe('somsak@station.test');
});

test.each([
  ['publish', / is out$/],
  ['discard', /^d\d+ discarded/],
])('%s warns when another account has the draft open', async (action, done) => {
  const draft = await makeDraft();
  const malee = await join('malee@station.test');
  await malee('open', { name: draft });
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await context.run(action, draft)).join()).toMatch(done);
  expect(consoleError.mock.calls).toEqual([[expect.stringMatching(/^malee@station\.test has d\d+ open until /)]]);
});

test('an open draft is taken over with --take, or once it was not opened again for fifteen minutes', async () => {
  const draft = await makeDraft();
  const [malee, somsak] = [await join('malee@station.test'), await join('somsak@station.test')];
  await malee('open', { name: draft });
  expect((await somsak('open', { name: draft, take: true })).output.who).toBe('somsak@station.test');
  expect((await malee('show', { name: draft })).warnings).toHaveLength(1);
  const pass = (time: string) => context.db().execute(sql`update leases set until = until - ${time}::interval`);
  await pass('14 minutes');
  expect((await malee('show', { name: draft })).warnings).toHaveLength(1);
  await pass('1 minute');
  expect((await malee('show', { name: draft })).warnings).toEqual([]);
  expect((await malee('open', { name: draft })).output.who).toBe('malee@station.test');
});

test('an open article is open as its working copy, too, and unknown names cannot be opened', async () => {
  const malee = await join('malee@station.test');
  await context.refuses(['open', 'd999'], /d999/);
  await context.refuses(['open', '12'], /12/);
  const draft = await makeDraft();
  const [, id = ''] = /(\d+) is out$/.exec((await context.run('publish', draft)).join()) ?? [];
  await malee('open', { name: id });
  const file = context.file('b.txt', (await context.run('show', id)).join('\n').replace('เนื้อข่าว', 'เนื้อใหม่'));
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const copy = /^d\d+/.exec((await context.run('edit', id, file)).join())?.[0] ?? '';
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('malee@station.test has'));
  warned.mockClear();
  await context.run('show', copy);
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('malee@station.test has'));
});

test('a reporter discards and restores a draft that nobody else has changed, and no other', async () => {
  const [malee, somsak] = [await join('malee@station.test'), await join('somsak@station.test')];
  const [own, shared] = [await malee('draft', { file: TEXT }), await malee('draft', { file: TEXT })];
  const { draft } = shared.output;
  await somsak('edit', { name: draft, file: TEXT.replace('---\n', '---\nversion: 1\n') });
  expect(await malee('discard', { draft })).toMatchObject({
    detail: `somsak@station.test has changed ${draft}, too: an editor discards it.`,
  });
  expect((await malee('discard', { draft: own.output.draft })).lines[0]).toMatch(/ discarded, version 1/);
  expect((await malee('restore', { name: own.output.draft })).lines[0]).toMatch(/ saved, version 3: /);
  await context.run('discard', own.output.draft);
  expect(await malee('restore', { name: own.output.draft })).toMatchObject({
    detail: expect.stringMatching(/^operator.* has changed d\d+, too: an editor restores it\.$/),
  });
  const [, id = ''] = /(\d+) is out$/.exec((await context.run('publish', draft)).join()) ?? [];
  expect(await malee('restore', { name: id })).toMatchObject({ detail: `${id} is an article: an editor restores it.` });
  const copy = await malee('edit', { name: id, file: TEXT.replace('---\n', '---\nversion: 3\n') });
  expect(await malee('discard', { draft: copy.output.draft })).toMatchObject({
    detail: expect.stringContaining(`is the working copy of article ${id}`),
  });
});
