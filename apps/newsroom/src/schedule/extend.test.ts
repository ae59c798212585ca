import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { scheduleSlots } from './schema.ts';
import { beginWithTwoPrograms } from './testTwoPrograms.ts';

const context = testActions('schedule', testContext);
beginWithTwoPrograms(context.db);
const at = (time: string) => new Date(`${time}+07:00`);
const set = (...args: string[]) => context.run('set', ...args);
const day = async () =>
  (await context.run('list', 'tv')).map((line) => line.replace(/ {2}\d+ */, '  ')).filter((line) => line < '16');
/** Extends, and returns how the command says that each slot is taken back. */
const extend = async (...args: string[]) =>
  (await context.run('extend', 'tv', ...args)).flatMap((line) => line.split('to take it back: schedule ')[1] ?? []);
beforeEach(async () => {
  await set('tv', 'news', '--at', '11:00', '--minutes', '60', '--title', 'แถลง');
  await set('tv', 'drama', '--at', '12:00', '--minutes', '15');
  await set('tv', 'news', '--at', '12:15', '--minutes', '45');
  await set('tv', 'drama', '--at', '13:00', '--minutes', '60');
  // as if planned long ago: the clock of these tests stands at 12:00
  await context.db().update(scheduleSlots).set({ validFrom: null });
  vi.setSystemTime(at('2026-11-21T11:58:07'));
});
test('the next programme becomes shorter, or is dropped when nothing is left of it; other days stay', async () => {
  expect(await context.run('extend', 'tv', '--by', '20')).toEqual([
    '11:00–12:00 → 11:00–12:20  ข่าวค่ำ: แถลง',
    '12:00–12:15 → dropped  ละคร',
    '12:15–13:00 → 12:20–13:00  ข่าวค่ำ',
    expect.stringMatching(/^to take it back: schedule remove \d+$/),
  ]);
  expect(await day()).toEqual(['11:00–12:20  ข่าวค่ำ: แถลง', '12:20–13:00  ข่าวค่ำ', '13:00–14:00  ละคร']);
  expect((await context.run('list', 'tv', '--day', '2026-11-22'))[1]).toMatch(/^12:00–12:15 .*ละคร$/);
});

test('--until delays all that ends by then, and shortens what comes after', async () => {
  expect(await context.run('extend', 'tv', '--by', '20', '--until', '13:00')).toEqual([
    '11:00–12:00 → 11:00–12:20  ข่าวค่ำ: แถลง',
    '12:00–12:15 → 12:20–12:35  ละคร',
    '12:15–13:00 → 12:35–13:20  ข่าวค่ำ',
    '13:00–14:00 → 13:20–14:00  ละคร',
    ...Array(3).fill(expect.stringMatching(/^to take it back: schedule remove \d+$/)),
  ]);
  expect(await day()).toEqual([
    '11:00–12:20  ข่าวค่ำ: แถลง',
    '12:20–12:35  ละคร',
    '12:35–13:20  ข่าวค่ำ',
    '13:20–14:00  ละคร',
  ]);
});

test('--until before the end of what is on is refused, as where it means the night', async () => {
  await context.refuses(
    ['extend', 'tv', '--by', '20', '--until', '01:00'],
    /^--until is before 12:00, when ข่าวค่ำ: แถลง would have ended: a time after midnight is written as 25:30\.$/,
  );
  expect(await day()).toHaveLength(4);
});

test('more than one programme is dropped only with --drop', async () => {
  await context.refuses(
    ['extend', 'tv', '--by', '600'],
    /^That drops 3 programmes, from ละคร at 12:00 to ละคร at 13:00: to drop them all, say --drop\.$/,
  );
  expect(await day()).toHaveLength(4);
  await extend('--by', '600', '--drop');
  expect(await day()).toEqual(['11:00–22:00  ข่าวค่ำ: แถลง']);
});

test('what is on is extended again from its new end, also after the old one', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await extend('--by', '15');
  expect(warnings).not.toHaveBeenCalled();
  await extend('--by', '10');
  expect(warnings.mock.calls.flat().join()).toContain('It was extended before, beyond 12:00:');
  warnings.mockRestore();
  expect((await day()).slice(0, 2)).toEqual(['11:00–12:25  ข่าวค่ำ: แถลง', '12:25–13:00  ข่าวค่ำ']);
  vi.setSystemTime(at('2026-11-21T12:22:07'));
  await extend('--by', '5');
  expect((await day()).slice(0, 2)).toEqual(['11:00–12:30  ข่าวค่ำ: แถลง', '12:30–13:00  ข่าวค่ำ']);
});

test('the commands that extend prints take it back, until the end that the programme had', async () => {
  const before = await context.run('list', 'tv');
  for (const back of await extend('--by', '20', '--until', '13:00')) await context.run(...back.split(' '));
  expect(await context.run('list', 'tv')).toEqual(before);

  const [first = ''] = await extend('--by', '15');
  const [second = ''] = await extend('--by', '10');
  const [, id = ''] = second.split(' ');
  expect(await context.run(...second.split(' '))).toEqual([
    `${id}  tv  2026-11-21  11:00–12:25  ข่าวค่ำ is left out; instead: 11:00–12:15  ข่าวค่ำ: แถลง, 12:15–13:00  ข่าวค่ำ`,
    'to have it back: schedule extend tv --by 10',
  ]);
  await context.refuses(second.split(' '), /^Slot \d+ is not on the schedule of 2026-11-21\.$/);
  await extend('--by', '10');
  // without the first, what was planned on top of it is left out, too
  await context.run(...first.split(' '));
  expect(await context.run('list', 'tv')).toEqual(before);

  const [last = ''] = await extend('--by', '15');
  vi.setSystemTime(at('2026-11-21T12:00:07'));
  await context.refuses(last.split(' '), /^There is no slot \d+ to remove: /);
});

test('nothing is extended where nothing is on, nor beyond a day', async () => {
  await context.refuses(['extend', 'rian', '--by', '20'], /^Nothing is planned on rian at 2026-11-21 11:5\d\.$/);
  await set('rian', 'news', '--at', '11:59', '--minutes', '1380');
  vi.setSystemTime(at('2026-11-21T12:30:07'));
  await context.refuses(['extend', 'rian', '--by', '90'], /^ข่าวค่ำ would last more than a day\.$/);
});
