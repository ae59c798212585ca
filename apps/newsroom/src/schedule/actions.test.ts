import { asc } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { savePlannedDay } from './plannedDays.ts';
import { plannedDays, scheduleSlots } from './schema.ts';
import { beginWithTwoPrograms } from './testTwoPrograms.ts';

const context = testActions('schedule', testContext);
beginWithTwoPrograms(context.db);
const at = (time: string) => new Date(`${time}+07:00`);

const rows = () => context.db().select().from(scheduleSlots).orderBy(asc(scheduleSlots.id));
const idOf = async (...args: string[]) => (await context.run('set', ...args)).join('').split(' ')[0] ?? '';

test('schedule set plans a programme on days of the week, and list prints it with its slot', async () => {
  const [line = ''] = await context.run(
    'set',
    'tv',
    'news',
    ...['--at', '18:30', '--minutes', '90'],
    ...['--days', 'mon,fri'],
  );
  const id = line.split(' ')[0] ?? '';
  expect(line).toBe(`${id}  tv  mon,fri  18:30–20:00  ข่าวค่ำ, first on 2026-11-23 18:30`);
  expect(await context.run('list', 'tv', '--day', '2026-11-27')).toEqual([`18:30–20:00  ${id.padEnd(8)}ข่าวค่ำ`]);
  expect(await context.run('list', 'tv')).toEqual([]);
  expect(await rows()).toMatchObject([{ source: 'editor', weekdays: [1, 5], startMinute: 1110, minutes: 90 }]);
});

test('an edit applies from the next minute, and the slot planned last takes precedence', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await idOf('tv', 'drama', '--at', '10:00', '--minutes', '240');
  expect((await rows())[0]?.validFrom).toEqual(at('2026-11-21T12:01:00'));
  // an airing that began before the edit changes from tomorrow on
  expect(await context.run('list', 'tv')).toEqual([]);
  const second = await idOf(
    'tv',
    'news',
    '--at',
    '12:30',
    '--minutes',
    '30',
    '--on',
    '2026-11-22',
    '--title',
    '\u202eเลือกตั้ง',
  );
  expect(warnings.mock.calls).toEqual([['10:00–14:00  ละคร gives way on that day.']]);
  expect(await context.run('list', 'tv', '--day', '2026-11-22')).toEqual([
    `10:00–12:30  ${first.padEnd(8)}ละคร`,
    `12:30–13:00  ${second.padEnd(8)}ข่าวค่ำ: เลือกตั้ง`,
    `13:00–14:00  ${first.padEnd(8)}ละคร`,
  ]);
  expect(await context.run('list', 'tv', '--day', '2026-11-23')).toEqual([`10:00–14:00  ${first.padEnd(8)}ละคร`]);
});

test('schedule set names what was planned for later days alone and gives way, with what plans it again', async () => {
  const special = ['set', 'tv', 'news', '--at', '15:00', '--minutes', '60', '--on', '2026-12-02'];
  await context.run(...special, '--title', 'พิเศษ');
  for (const other of ['--at 16:00 --on 2026-12-02', '--at 15:00 --on 2026-12-05'])
    await context.run('set', 'tv', 'news', '--minutes', '60', ...other.split(' '));
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('set', 'tv', 'drama', '--at', '15:00', '--minutes', '60', '--days', 'mon,tue,wed');
  const again = 'schedule set tv news --at 15:00 --minutes 60 --on 2026-12-02 --title "พิเศษ"';
  expect(warnings.mock.calls).toEqual([
    [`2026-12-02  15:00–16:00  ข่าวค่ำ: พิเศษ gives way, too; to have it back: ${again}`],
  ]);
  // it has given way already
  await context.run('set', 'tv', 'drama', '--at', '15:00', '--minutes', '30');
  expect(warnings.mock.calls.slice(1)).toEqual([
    [
      '2026-12-05  15:00–16:00  ข่าวค่ำ gives way, too; to have it back: schedule set tv news --at 15:00 --minutes 60 --on 2026-12-05',
    ],
  ]);
});

test('a time after midnight belongs to the evening before, and --from to its first day', async () => {
  const id = await idOf('online', '2', '--at', '25:30', '--minutes', '60', '--from', '2026-11-24');
  expect(await context.run('list', 'online', '--day', '2026-11-24')).toEqual([]);
  expect(await context.run('list', 'online', '--day', '2026-11-25')).toEqual([`01:30–02:30  ${id.padEnd(8)}ละคร`]);
});

test('a slot has the films of the programme’s last slot, unless others are named', async () => {
  await idOf('tv', 'news', ...['--at', '06:00', '--minutes', '60'], ...['--film', 'river', '--film', 'market']);
  await idOf('tv', 'news', '--at', '08:00', '--minutes', '60');
  await idOf('tv', 'drama', '--at', '09:00', '--minutes', '60');
  await idOf('tv', 'news', '--at', '10:00', '--minutes', '60', '--film', 'market');
  await idOf('tv', 'news', '--at', '12:00', '--minutes', '60');
  const films = (await rows()).map((row) => row.films);
  expect(films).toEqual([['river', 'market'], ['river', 'market'], [], ['market'], ['market']]);
});

test('schedule remove ends a slot, and an airing that has begun goes on', async () => {
  const id = await idOf('tv', 'news', '--at', '11:00', '--minutes', '120');
  await context.db().update(scheduleSlots).set({ validFrom: null });
  expect(await context.run('remove', id)).toEqual([
    `${id}  tv  daily  11:00–13:00  ข่าวค่ำ is not planned any more from 2026-11-21 12:01 on`,
    'to have it back: schedule set tv news --at 11:00 --minutes 120',
  ]);
  expect(await context.run('list', 'tv')).toEqual([`11:00–13:00  ${id.padEnd(8)}ข่าวค่ำ`]);
  expect(await context.run('list', 'tv', '--day', '2026-11-22')).toEqual([]);
  await context.refuses(['remove', id], /^There is no slot \d+ to remove: .*\.$/);
});

test('schedule remove --on leaves a slot out on one day, and names what is on instead', async () => {
  const times = ['--at', '18.30 น.', '--minutes', '60'];
  const below = await idOf('tv', 'drama', ...times, '--days', 'sun');
  const id = await idOf('tv', 'news', ...times);
  expect(await context.run('remove', id, '--on', '2026-11-22')).toEqual([
    `${id}  tv  2026-11-22  18:30–19:30  ข่าวค่ำ is left out; instead: 18:30–19:30  ละคร`,
    'to have it back: schedule set tv news --at 18:30 --minutes 60 --on 2026-11-22',
  ]);
  expect(await context.run('list', 'tv', '--day', '2026-11-22')).toEqual([`18:30–19:30  ${below.padEnd(8)}ละคร`]);
  expect((await context.run('remove', id, '--on', '2026-11-23'))[0]).toMatch(/; instead: nothing is planned$/);
  for (const day of ['2026-11-21', '2026-11-24', '2026-11-29'])
    expect(await context.run('list', 'tv', '--day', day)).toEqual([`18:30–19:30  ${id.padEnd(8)}ข่าวค่ำ`]);
  await context.refuses(['remove', id, '--on', '2026-11-22'], /is not on the schedule of 2026-11-22\.$/);
  await context.refuses(['remove', below, '--on', '2026-11-23'], /is not on the schedule of 2026-11-23\.$/);
  vi.setSystemTime(at('2026-11-24T18:29:50'));
  await context.refuses(['remove', id, '--on', '2026-11-24'], /^Until 2026-11-24 18:30 everybody has been told/);
});

test('a slot after midnight is left out on the day that it belongs to', async () => {
  const id = await idOf('tv', 'news', '--at', '25:30', '--minutes', '30');
  await context.run('remove', id, '--on', '2026-11-22');
  expect(await context.run('list', 'tv', '--day', '2026-11-22')).toHaveLength(1);
  expect(await context.run('list', 'tv', '--day', '2026-11-23')).toEqual([]);
});

test('schedule set plans nothing that is planned already, and again what something else has replaced', async () => {
  const once = ['set', 'tv', 'news', '--at', '15:00', '--minutes', '60', '--on', '2026-11-23', '--title', 'พิเศษ'];
  const weekly = ['set', 'tv', 'drama', '--at', '18:00', '--minutes', '30'];
  for (const args of [once, weekly]) {
    await context.run(...args);
    await context.refuses(args, /^(ข่าวค่ำ|ละคร) is planned like this already: slot \d+\.$/);
  }
  expect(await rows()).toHaveLength(2);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const day of ['2026-11-25', '2026-12-09']) {
    await context.run('set', 'tv', 'news', '--at', '18:10', '--minutes', '10', '--on', day);
    await context.run(...weekly);
  }
  await context.refuses(weekly, /planned like this already/);
});

test('the command that schedule remove prints plans the same airings again', async () => {
  const slots = [
    ['tv', 'news', '--at', '25:30', '--minutes', '30', '--days', 'sat,sun', '--title', 'ตอน "ฝน"', '--film', 'market'],
    ['tv', 'drama', '--at', '18:30', '--minutes', '60', '--on', '2026-11-22'],
  ];
  for (const slot of slots) {
    const id = await idOf(...slot);
    const before = await context.run('list', 'tv', '--day', '2026-11-22');
    const [, again = ''] = (await context.run('remove', id))[1]?.split('to have it back: schedule set ') ?? [];
    expect(await context.run('list', 'tv', '--day', '2026-11-22')).not.toEqual(before);
    const words = again.match(/"(\\.|[^"])*"|\S+/g) ?? [];
    const second = await idOf(...words.map((word) => (word.startsWith('"') ? JSON.parse(word) : word)));
    const after = await context.run('list', 'tv', '--day', '2026-11-22');
    expect(after).toEqual(before.map((line) => line.replace(id, second)));
  }
});

const TIME = ['--at', '18:30', '--minutes', '60'];

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run newsroom -- schedule /],
  [
    ['set', 'tv', 'news', '--at', '18:30'],
    /^Required option '--minutes <MINUTES>' not specified\.\nUsage: npm run newsroom -- schedule set /,
  ],
  [['list', 'bbc'], /^CHANNEL cannot be used: it is none of tv, rian, online, special\.$/],
  [['list', 'tv', '--day', '2569-11-22'], /^2569-11-22 is of the Buddhist era: write 2026-11-22\.$/],
  [['list', 'tv', '--day', '2026-02-30'], /^--day cannot be used: it is no day such as 2026-11-22\.$/],
  [['set', 'tv', 'none', ...TIME], /^There is no programme none: programs list /],
  [['set', 'tv', 'news', ...TIME, '--film', 'gone'], /^A channel plays no film gone: it plays market, .*\.$/],
  [
    ['set', 'tv', 'news', ...TIME, '--days', 'monday'],
    /^--days cannot be used: they are no days such as mon,tue,wed\.$/,
  ],
  [['set', 'tv', 'news', '--at', '30:00', '--minutes', '60'], /^--at cannot be used: it is no time such as 18:30/],
  [['set', 'tv', 'news', '--at', '18:30', '--minutes', '1441'], /^--minutes cannot be used: it is more than a day\.$/],
  [['set', 'tv', 'news', ...TIME, '--on', '2026-11-22', '--days', 'sun'], /^--on cannot be used: it is one day, which/],
  [
    ['set', 'tv', 'news', '--at', '12:00', '--minutes', '60', '--on', '2026-11-21'],
    /^Until 2026-11-21 12:01 everybody has been told what is on: .*\.$/,
  ],
  [['remove', 'x'], /^SLOT cannot be used: it is no number of a slot\.$/],
])('the command %j is rejected with one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
});

test('schedule aired compares what was planned for a day with what aired, for 400 days', async () => {
  await idOf('tv', 'drama', '--at', '10:00', '--minutes', '120');
  await idOf('tv', 'drama', '--at', '20:00', '--minutes', '60');
  vi.setSystemTime(at('2026-11-22T00:00:30'));
  await savePlannedDay(context.db(), Date.now());
  // in the morning an hour of news replaces the second half
  vi.setSystemTime(at('2026-11-22T09:00:00'));
  await context.run('set', 'tv', 'news', '--at', '11:00', '--minutes', '60', '--on', '2026-11-22');
  await savePlannedDay(context.db(), Date.now());
  vi.setSystemTime(at('2026-11-22T15:00:00'));
  const changed = ['- 10:00–12:00  ละคร', '+ 10:00–11:00  ละคร', '+ 11:00–12:00  ข่าวค่ำ'];
  expect(await context.run('aired', 'tv')).toEqual(changed);
  vi.setSystemTime(at('2026-11-23T01:00:00'));
  expect(await context.run('aired', 'tv', '--day', '2026-11-22')).toEqual([...changed, '  20:00–21:00  ละคร']);
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('aired', 'tv', '--day', '2026-11-21');
  expect(warned).toHaveBeenCalledExactlyOnceWith('What was planned for that day was not written down.');
  // a planned day is stored for 400 days
  for (const [day, first] of [
    ['2027-12-27', '2026-11-22'],
    ['2027-12-28', '2027-12-27'],
  ]) {
    await savePlannedDay(context.db(), at(`${day}T00:00:30`).getTime());
    expect((await context.db().select().from(plannedDays)).map((one) => one.day).sort()[0]).toBe(first);
  }
});
