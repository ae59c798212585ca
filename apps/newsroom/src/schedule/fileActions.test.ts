import { asc } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { scheduleSlots } from './schema.ts';
import { beginWithTwoPrograms } from './testTwoPrograms.ts';

const context = testActions('schedule', testContext);
beginWithTwoPrograms(context.db);

const errors = () => vi.mocked(console.error).mock.calls.flat();
const importFile = async (contents: string, ...args: string[]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return context.run('import', context.file('week.csv', contents), ...args);
};
const on = async (day: string) =>
  (await context.run('list', 'tv', '--day', day)).map((line) => line.replace(/ {2}\d+ */, '  '));
const countRows = async () => (await context.db().select().from(scheduleSlots).orderBy(asc(scheduleSlots.id))).length;

const WEEK = `\ufeffchannel,start,minutes,program,title
tv,2026-11-23 18:30,90,news,
tv,2026-11-23 20:00,60,ละคร,"ตอนที่ 7: ""ฝน"", และฟ้า"
tv,2026-11-24 00:30,30,2,
rian,2026-11-23 20:00,60,เรียนสด,
`;

test('schedule import stores a week, warns of gaps and unknown programmes, and replaces an earlier import', async () => {
  const summary = ['4 airings on tv, rian'];
  expect(await importFile(WEEK)).toEqual(summary);
  expect(errors()).toEqual([
    'There is no programme เรียนสด: it stands there by its title alone.',
    'tv: nothing is planned from 2026-11-23 21:00 to 2026-11-24 00:30.',
  ]);
  const monday = ['18:30–20:00  ข่าวค่ำ', '20:00–21:00  ละคร: ตอนที่ 7: "ฝน", และฟ้า'];
  expect(await on('2026-11-23')).toEqual(monday);
  expect(await on('2026-11-24')).toEqual(['00:30–01:00  ละคร']);
  expect(await on('2026-11-30')).toEqual([]);
  expect(await importFile(WEEK)).toEqual(summary);
  expect(await countRows()).toBe(4);
  expect(await importFile(WEEK.replace('18:30,90', '19:00,60'))).toEqual(summary);
  expect(await on('2026-11-23')).toEqual(['19:00–20:00  ข่าวค่ำ', ...monday.slice(1)]);
});

test('an exported schedule can be edited and imported again, or copied to another week', async () => {
  await importFile(WEEK);
  const lines = await context.run('export', 'tv', '2026-11-23');
  expect(lines).toEqual([
    'channel,start,minutes,program,title',
    'tv,2026-11-23 18:30,90,news,',
    'tv,2026-11-23 20:00,60,drama,"ตอนที่ 7: ""ฝน"", และฟ้า"',
    'tv,2026-11-24 00:30,30,drama,',
  ]);
  await importFile(lines.join('\n').replace('18:30', '18:00').replace(',90,', ',120,'));
  expect((await on('2026-11-23'))[0]).toBe('18:00–20:00  ข่าวค่ำ');
  expect(await context.run('copy', 'tv', '2026-11-23', '2026-11-30')).toEqual(['3 airings on tv']);
  expect(await on('2026-11-30')).toEqual(await on('2026-11-23'));
  await context.refuses(
    ['copy', 'tv', '2026-11-23', '2026-11-25'],
    /^The days overlap: 7 days are copied\. For fewer, say --days\.$/,
  );
});

test('a title that a spreadsheet would calculate has an apostrophe in the export, and none after the import', async () => {
  await importFile(WEEK.replace('ตอนที่ 7', '=ตอนที่ 7'));
  const lines = await context.run('export', 'tv', '2026-11-23');
  expect(lines[2]).toBe(`tv,2026-11-23 20:00,60,drama,"'=ตอนที่ 7: ""ฝน"", และฟ้า"`);
  await importFile(lines.join('\n'));
  expect((await on('2026-11-23'))[1]).toBe('20:00–21:00  ละคร: =ตอนที่ 7: "ฝน", และฟ้า');
});

test('behind a semicolon of a title, a spreadsheet would calculate nothing of an export either', async () => {
  const [head] = WEEK.split('\n');
  const guarded = `tv,2026-11-23 18:30,90,news,"x;'=1+1;'@SUM(1);''-1;'""+2"";y"`;
  await importFile(`${head}\ntv,2026-11-23 18:30,90,news,"x;=1+1;@SUM(1);''-1;""+2"";y"`);
  expect((await context.run('export', 'tv', '2026-11-23'))[1]).toBe(guarded);
  await importFile(`${head}\n${guarded}`);
  expect((await on('2026-11-23'))[0]).toBe(`18:30–20:00  ข่าวค่ำ: x;=1+1;@SUM(1);'-1;"+2";y`);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('schedule import reads a table with %s, and the other marks in its titles', async (_, delimiter) => {
  const rows = [
    ['channel', 'start', 'minutes', 'program', 'title'],
    ['tv', '2026-11-23 18:30', '90', 'news', 'ฝน, ลม'],
    ['tv', '2026-11-23 20:00', '60', 'drama', `"หนึ่ง; สอง"`],
  ];
  const table = rows.map((row) => row.join(delimiter)).join('\r\n');
  expect(await importFile(table)).toEqual(['2 airings on tv']);
  expect(await on('2026-11-23')).toEqual(['18:30–20:00  ข่าวค่ำ: ฝน, ลม', '20:00–21:00  ละคร: หนึ่ง; สอง']);
});

test('schedule import names the airings of an earlier file for which the new one has nothing', async () => {
  await importFile(WEEK);
  await importFile(`${HEAD}tv,2026-11-23 18:00,120,news,`);
  expect(errors().at(-1)).toBe(
    'tv: dropped 1 airing of an earlier file, because a file plans whole days (undo brings all back): 2026-11-23 20:00.',
  );
});

test('schedule import skips rows whose cells are all empty', async () => {
  const table = 'channel,start,minutes,program\n,,,\ntv,2026-11-23 18:30,90,news\n , ,,\n,,,\n';
  expect(await importFile(table)).toEqual(['1 airing on tv']);
});

test('schedule import reads XMLTV with its time zone and titles', async () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<tv><channel id="tv"><display-name>ศาลา</display-name></channel>
<programme start="20261123113000 +0000" stop="20261123130000 +0000" channel="tv">
  <title lang="th">ข่าวค่ำ</title><title lang="en">News</title><sub-title>เลือกตั้ง &amp; นับคะแนน</sub-title>
  <icon src="news.webp"/><new />
</programme></tv>`;
  expect(await importFile(file)).toEqual(['1 airing on tv']);
  expect(await on('2026-11-23')).toEqual(['18:30–20:00  ข่าวค่ำ: เลือกตั้ง & นับคะแนน']);
});

test('titles of a file lose line breaks and direction marks', async () => {
  await importFile('start,minutes,program,title\n2026-11-23 18:30,60,news,"\u202eฝน\n ลม"\n', '--channel', 'tv');
  expect(await on('2026-11-23')).toEqual(['18:30–19:30  ข่าวค่ำ: ฝน ลม']);
});

test('schedule import skips airings that are over and warns of them', async () => {
  const table = 'start,end,program\n2026-11-21 11:00,2026-11-21 13:00,news\n2026-11-21 13:00,2026-11-21 14:00,drama\n';
  expect(await importFile(table, '--channel', 'tv')).toEqual(['1 airing on tv']);
  expect(errors()).toEqual(['Not changed, because over or told to viewers already: 1 airing.']);
  expect(await on('2026-11-21')).toEqual(['13:00–14:00  ละคร']);
});

test.each([80, 215, 240, 268, 290, -3])(
  'XMLTV that is cut off at character %i leaves the plan alone',
  async (length) => {
    await importFile(WEEK);
    const whole = `<?xml version="1.0" encoding="UTF-8"?>
<tv>
<programme start="20261123113000 +0000" stop="20261123130000 +0000" channel="tv">
  <title>ข่าวค่ำ</title>
</programme>
<programme start="20261123130000 +0000" stop="20261123140000 +0000" channel="tv">
  <title>ละคร</title><desc>ตอนที่ 7</desc></programme></tv>
`;
    const cut = context.file('week.xml', whole.slice(0, length));
    await context.refuses(['import', cut], /^Line [2-7]: the file ends before the schedule does\.$/);
    expect(await countRows()).toBe(4);
    expect(await importFile(whole)).toEqual(['2 airings on tv']);
  },
);

const HEAD = 'channel,start,minutes,program\n';
test.each([
  ['', /^The first line names the columns/],
  ['start,programme\n', /^The first line names the columns/],
  [HEAD, /^There is no airing in the file\.$/],
  [`${HEAD}tv,tomorrow,60,news`, /^Line 2: tomorrow is no time such as 2026-11-23 18:30\.$/],
  [`${HEAD}tv,2569-11-23 18:30,60,news`, /^Line 2: 2569-11-23 18:30 is of the Buddhist era: write 2026-11-23 18:30\.$/],
  [`${HEAD},,,\n\ntv,soon,60,news`, /^Line 4: soon is no time such as 2026-11-23 18:30\.$/],
  ['start,program,start\n', /^The first line names the columns/],
  ['channel;start;programme\n', /^The first line names the columns/],
  [`${HEAD}tv,2026-11-23 18:30,an hour,news`, /^Line 2: an hour is no number of minutes\.$/],
  [`${HEAD}tv,2026-11-23 18:30,2000,news`, /^Line 2: it ends before it begins, or a day after it\.$/],
  [`${HEAD}tv,2026-11-23 18:30,60,`, /^Line 2: there is no programme\.$/],
  [`${HEAD}tv,2026-11-23 18:30,60,${'ก'.repeat(301)}`, /^Line 2: a title has more than 300 characters\.$/],
  [`${HEAD}tv,2026-11-23 18:30,60,ข่าว\0`, /^FILE cannot be used: it has a character that cannot be stored\.$/],
  [`${HEAD}sport,2026-11-23 18:30,60,news`, /^Line 2: there is no channel sport\.$/],
  [`${HEAD},2026-11-23 18:30,60,news`, /^Line 2: there is no channel: say --channel for all\.$/],
  [`${HEAD}tv,2026-11-20 18:30,60,news`, /^Nothing in the file begins after 2026-11-21 12:01\.$/],
  [`${HEAD}tv,2026-11-23 18:30,60,"news`, /^Line 2: a quotation mark is not where one belongs\.$/],
  [`${HEAD}tv,2026-11-23 18:30,60,news\ntv,2026-11-23 19:00,60,drama`, /^Lines 2 and 3 are on at once on tv\.$/],
  [
    '<tv><programme start="25691123183000" stop="25691123193000" channel="tv"/></tv>',
    /^Line 1: 2569-11-23 is of the Buddhist era: write 2026-11-23\.$/,
  ],
  ['<?xml version="1.0"?>\n<tv>\n', /^Line 2: the file ends before the schedule does\.$/],
  ['<?xml version="1.0"?>\n<t', /^Line 2: the file ends before the schedule does\.$/],
  [
    '<tv>\n<programme start="20261123183000" stop="20261123193000">\n<title>ก</tv>',
    /^Line 3: <title> is not closed\.$/,
  ],
  [
    '<tv><programme start="20270230060000 +0700" stop="20270230070000 +0700" channel="tv"/></tv>',
    /^Line 1: 20270230060000 \+0700 is no time such as/,
  ],
  [`${HEAD}tv,2026-11-23 18:30,60,\u200b`, /^Line 2: there is no programme\.$/],
  [`<tv>\n${'<a>'.repeat(100_000)}`, /^Line 2: the elements nest too deep\.$/],
  ['<rss></rss>', /^Line 1: this is no XMLTV, as it begins with <rss>\.$/],
  ['<tv/>', /^There is no airing in the file\.$/],
  ['<tv><programme start="soon" channel="tv"/></tv>', /^Line 1: soon is no time such as 20261123183000 \+0700\.$/],
])('schedule import rejects %j and stores nothing', async (table, sentence) => {
  await context.refuses(['import', context.file('week.csv', table)], sentence);
  expect(await countRows()).toBe(0);
});
