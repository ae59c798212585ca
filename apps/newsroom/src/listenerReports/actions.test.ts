import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { pronunciations } from '../narrations/schema.ts';
import { listReports, takeReport } from './reports.ts';
import { listenerReports } from './schema.ts';

const context = testActions(null, testContext);
const run = (...args: string[]) => context.run(...args);
const PAGE = 'https://www.sala.example/news/content/1';
const ids: number[] = [];

beforeEach(async () => {
  const report = { reason: 'อ่านผิด', url: PAGE, email: 'a@example.org', reportedAt: new Date(0) };
  const rows = await context
    .db()
    .insert(listenerReports)
    .values([
      { ...report, message: 'แรก', receivedAt: new Date('2026-11-21T05:30:00Z') },
      { ...report, message: 'ชื่อ\n\u001b[2Jคน', email: '', receivedAt: new Date('2026-11-21T05:31:00Z') },
      { ...report, reason: 'เสียงขาด', message: '', email: '', receivedAt: new Date('2026-11-21T05:32:00Z') },
    ])
    .returning({ id: listenerReports.id });
  ids.splice(0, ids.length, ...rows.map(({ id }) => id));
});
afterEach(async () => {
  for (const table of [listenerReports, pronunciations]) await context.db().delete(table);
});

const statesOf = async () =>
  (await context.db().select().from(listenerReports).orderBy(asc(listenerReports.id))).map(({ state }) => state);

test('reports list groups similar reports, and reports show shows emails only with --emails', async () => {
  const [first, second, third] = ids;
  expect(await run('reports', 'list')).toEqual([
    `${String(third).padEnd(4)}  2026-11-21 12:32  เสียงขาด  ${PAGE}`,
    `${String(second).padEnd(4)}  2026-11-21 12:31  2 alike  อ่านผิด  ชื่อ [2Jคน  ${PAGE}`,
  ]);
  expect(await run('reports', 'list', 'แรก')).toEqual([
    `${String(first).padEnd(4)}  2026-11-21 12:30  อ่านผิด  แรก  ${PAGE}`,
  ]);
  expect(await run('reports', 'list', 'ไม่มี')).toEqual(['There are no such reports.']);
  expect((await run('reports', 'show', String(first))).join()).not.toContain('a@example.org');
  expect((await run('reports', 'show', String(first), '--emails')).join()).toContain('  a@example.org  ');
});

test('a report can be taken, closed with a result, and reopened', async () => {
  const [first, , third] = ids.map(String) as [string, string, string];
  expect((await run('reports', 'take', first)).join()).toMatch(/ {2}taken by operator \S+ {2}อ่านผิด/);
  // taking a report twice changes nothing
  await run('reports', 'take', first);
  expect(await run('reports', 'close', first, 'อ่านใหม่แล้ว')).toEqual([`${first} closed`]);
  await context.refuses(['reports', 'close', first, 'อีกครั้ง'], /^Report \d+ is done already, by operator /);
  expect(await run('reports', 'list', '--state', 'done')).toEqual([expect.stringMatching(/done by .* อ่านใหม่แล้ว$/)]);
  expect(await run('reports', 'close', third, 'ไม่พบ', '--dismissed')).toEqual([`${third} closed`]);
  expect(await statesOf()).toEqual(['done', 'new', 'dismissed']);
  await run('reports', 'take', first);
  expect(await statesOf()).toEqual(['taken', 'new', 'dismissed']);
});

test('close --alike closes all similar reports and no others', async () => {
  const [first] = ids.map(String) as [string];
  await run('reports', 'take', first);
  expect(await run('reports', 'close', first, 'แก้แล้ว', '--alike')).toEqual([`${first} and 1 alike closed`]);
  expect(await statesOf()).toEqual(['done', 'done', 'new']);
});

test('a report that another person has taken can be neither taken nor closed', async () => {
  const [first = 0] = ids;
  await takeReport(context.db(), first, 'nok');
  for (const args of [
    ['take', String(first)],
    ['close', String(first), 'แก้แล้ว'],
  ])
    await context.refuses(['reports', ...args], /^nok has taken report \d+\.$/);
  expect(await run('reports', 'close', String(ids[1]), 'แก้แล้ว', '--alike')).toEqual([`${ids[1]} closed`]);
  expect((await listReports(context.db(), { state: 'taken', withEmails: false })).map(({ who }) => who)).toEqual([
    'nok',
  ]);
});

test('pronunciation set --report closes the report, and is rejected for an unknown report', async () => {
  const [first = 0] = ids;
  expect(await run('pronunciation', 'set', 'NATO', 'นา-โต้', '--report', String(first))).toEqual(['NATO → นา-โต้']);
  expect(await run('reports', 'list', '--state', 'done')).toEqual([expect.stringMatching(/NATO → นา-โต้$/)]);
  expect(await statesOf()).toEqual(['done', 'new', 'new']);
  await run('reports', 'take', String(first));
  await run('pronunciation', 'set', 'NATO', 'นา-โต้', '--report', String(first), '--alike');
  expect(await statesOf()).toEqual(['done', 'done', 'new']);
  await context.refuses(['pronunciation', 'set', 'EU', 'อี ยู', '--report', '999999'], /^There is no report 999999\.$/);
  expect(await run('pronunciation', 'list')).toEqual(['NATO → นา-โต้']);
});

test.each<[string, string[], RegExp]>([
  ['an invalid number', ['reports', 'show', 'x'], /no number of a report/],
  ['an unknown report', ['reports', 'take', '999999'], /^There is no report 999999\.$/],
  ['an empty result', ['reports', 'close', '1', ' '], /empty/],
  [
    'an unknown state',
    ['reports', 'list', '--state', 'lost'],
    /^--state cannot be used: it is none of new, taken, done, dismissed\.$/,
  ],
])('%s is rejected with one sentence', async (_, args, sentence) => {
  await context.refuses(args, sentence);
});
