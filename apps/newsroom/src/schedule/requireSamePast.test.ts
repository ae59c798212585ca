import { DAY_MS, toDay } from '@sala/thai';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { scheduleSlots } from './schema.ts';
import { beginWithTwoPrograms } from './testTwoPrograms.ts';

const context = testActions(null, testContext);
beginWithTwoPrograms(context.db);

const NOW = Date.now();
const TOMORROW = toDay(NOW + DAY_MS);
// the log has the database's time
beforeEach(() => {
  vi.setSystemTime(NOW);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const lastEntry = async () => /^\d+/.exec((await context.run('log', '--limit', '1')).join(''))?.[0] ?? '';
const undoLast = async () => context.run('undo', await lastEntry());
const list = (day = TOMORROW) => context.run('schedule', 'list', 'tv', '--day', day);
const importFile = (...lines: string[]) =>
  context.run('schedule', 'import', context.file('week.csv', ['channel,start,minutes,program', ...lines].join('\n')));

test('undo brings back the file that a wrong one has replaced, and can itself be undone', async () => {
  await importFile(`tv,${TOMORROW} 18:30,90,news`, `tv,${TOMORROW} 20:00,60,drama`);
  const planned = await list();
  await importFile(`tv,${TOMORROW} 09:00,30,drama`);
  const wrong = await list();
  await undoLast();
  expect(await list()).toEqual(planned);
  await undoLast();
  expect(await list()).toEqual(wrong);
});

test('undo takes a planned slot out, and puts a removed one back', async () => {
  await context.run('schedule', 'set', 'tv', 'news', '--at', '18:30', '--minutes', '90', '--from', TOMORROW);
  const [planned = ''] = await list();
  await context.run('schedule', 'remove', planned.split(/ +/)[1] ?? '', '--on', TOMORROW);
  expect(await list()).toEqual([]);
  await undoLast();
  expect(await list()).toEqual([planned]);
  await context.run('schedule', 'set', 'tv', 'drama', '--at', '18:00', '--minutes', '120', '--on', TOMORROW);
  await undoLast();
  expect(await list()).toEqual([planned]);
});

test('undo of a longer programme is possible while it is on as it was planned', async () => {
  const halves = [0, 720].map((startMinute, at) => ({ startMinute, minutes: 720, programId: at + 1 }));
  const common = { source: 'test', channel: 'tv', weekdays: [0, 1, 2, 3, 4, 5, 6] };
  await context
    .db()
    .insert(scheduleSlots)
    .values(halves.map((half) => ({ ...common, ...half })));
  // a quarter of an hour into the second half of a day
  vi.setSystemTime(new Date(`${TOMORROW}T12:15:00+07:00`));
  const planned = await list();
  await context.run('schedule', 'extend', 'tv', '--by', '20');
  const entry = await lastEntry();
  vi.setSystemTime(new Date(`${TOMORROW}T18:00:00+07:00`));
  await context.run('undo', entry);
  expect(await list()).toEqual(planned);
});

test('undo changes nothing that has been on, or that viewers have been told', async () => {
  await context.run('schedule', 'set', 'tv', 'news', '--at', '18:30', '--minutes', '90', '--from', TOMORROW);
  const entry = await lastEntry();
  const planned = await list();
  vi.setSystemTime(new Date(`${TOMORROW}T18:29:30+07:00`));
  await context.refuses(['undo', entry], /^It cannot be undone: it would change what has been on tv already\./);
  expect(await list()).toEqual(planned);
});
