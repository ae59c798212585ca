import { beforeAll, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testDesk } from '../desk/testDesk.ts';

const context = testActions(null, (db) => testContext(db));
const log = (...args: string[]) => context.run('log', ...args);

beforeAll(async () => {
  await context.run('redirects', 'add', '/old', '/news').catch(() => {});
  await context.run('redirects', 'add', '/old-flood', '/news/politics');
  await context.run('redirects', 'remove', '/nothing').catch(() => {});
  await context.run('emergency', 'raise', 'น้ำป่าหลาก');
});

test('log lists each action with its caller, input and outcome, newest first', async () => {
  const line = /^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}operator \S+, command line {2}/;
  const lines = await log();
  expect(lines.every((one) => line.test(one))).toBe(true);
  expect(lines.map((one) => one.replace(line, ''))).toEqual([
    'emergency raise text="น้ำป่าหลาก"  done: raised: น้ำป่าหลาก',
    'redirects remove from="/nothing"  refused: There is no redirect from /nothing.',
    'redirects add from="/old-flood" to="/news/politics"  done: /old-flood → /news/politics',
    'redirects add from="/old" to="/news"  done: /old → /news',
  ]);
});

test('log filters entries by action, group, person, time and words, and prints JSON with --json', async () => {
  expect(await log('--action', 'redirects')).toHaveLength(3);
  expect(await log('--action', 'redirects remove')).toHaveLength(1);
  expect(await log('--action', 'tags merge')).toEqual(['Nothing of that is in the log.']);
  for (const typo of ['redirect%', 'redirect', 'redirects remov'])
    await context.refuses(['log', '--action', typo], /^There is no action redirect/);
  expect(await log('politics flood')).toHaveLength(1);
  expect(await log('--limit', '2')).toHaveLength(2);
  expect(await log('--who', 'OPERATOR')).toHaveLength(4);
  expect(await log('--who', 'nobody')).toEqual(['Nothing of that is in the log.']);
  expect(await log('--since', '2026-01-01')).toHaveLength(4);
  expect(await log('--until', '2026-01-01')).toEqual(['Nothing of that is in the log.']);
  const [entry = ''] = await log('--json', '--action', 'emergency raise');
  expect(JSON.parse(entry)).toMatchObject({
    id: 5,
    from: 'command line',
    action: 'emergency raise',
    input: { text: 'น้ำป่าหลาก' },
    outcome: 'done',
    message: 'raised: น้ำป่าหลาก',
  });
});

test('log --since says when it shows only the newest entries since then', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await log('--since', '2026-01-01', '--limit', '4')).toHaveLength(4);
  expect(warned).not.toHaveBeenCalled();
  expect(await log('--since', '2026-01-01', '--limit', '3')).toHaveLength(3);
  expect(warned.mock.calls).toEqual([['More was done since 2026-01-01 than these newest 3: --limit shows the rest.']]);
});

test('an editor who finds nothing is told that the log has more than their own entries', async () => {
  const { send, signIn } = testDesk(context.db());
  const answer = await send(
    'POST',
    '/actions/log',
    { action: 'emergency' },
    await signIn('nok@station.test', 'editor'),
  );
  expect(await answer.json()).toMatchObject({
    lines: ['Nothing of that is in the log.'],
    warnings: ['Only your own entries were looked at: a chief sees everybody’s.'],
  });
});

test('log --entry shows the rows that the action changed, before and after', async () => {
  const lines = await log('--entry', '5');
  expect(lines.slice(1)).toEqual([
    '  emergency 1 added',
    '    id: 1',
    '    url: ""',
    '    text: "น้ำป่าหลาก"',
    expect.stringMatching(/^ {4}raised_at: "20/),
  ]);
  const [entry = ''] = await log('--entry', '5', '--json');
  expect(JSON.parse(entry).changes).toMatchObject([{ table: 'emergency', before: null, after: { text: 'น้ำป่าหลาก' } }]);
  await context.refuses(['log', '--entry', '99'], /^There is no entry 99 in the log\.$/);
});

test('log shortens a long message, and --entry prints all of it', async () => {
  await context.run('emergency', 'raise', `น้ำป่า${'ไหล'.repeat(90)}หลาก`);
  const [short = ''] = await log('--limit', '1');
  expect(short).toMatch(/ {2}done: raised: น้ำป่า(ไหล)+…$/);
  const [id = ''] = short.split(' ');
  expect((await log('--entry', id))[0]).toMatch(/ {2}done: raised: น้ำป่า(ไหล)+หลาก$/);
});

test('a query leaves no entry in the log', async () => {
  const before = await log();
  await context.run('redirects', 'list');
  expect(await log()).toEqual(before);
});

test('log rejects invalid times and limits with one sentence', async () => {
  await context.refuses(['log', '--since', 'gestern'], /^gestern is no time/);
  await context.refuses(['log', '--since', '2026-11-23', '--until', '2026-11-21'], /^There is no time between/);
  await context.refuses(['log', '--limit', '0'], /^--limit cannot be used: it is less than 1\.$/);
  await context.refuses(['log', '--limit', 'all'], /^--limit cannot be used: it is no number\.$/);
});
