import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { pictures } from '../media/schema.ts';
import { banners } from './schema.ts';

const context = testActions('banners', testContext);
const PICTURE = 'council-1a2b3c4d.webp';
beforeEach(async () => {
  for (const table of [banners, pictures]) await context.db().delete(table);
  const stored = { file: 'b', width: 1280, height: 720 };
  await context
    .db()
    .insert(pictures)
    .values([
      { ...stored, id: 'council-1a2b3c4d', pixels: 'a' },
      { ...stored, id: 'ended-1a2b3c4d', pixels: 'b', rightsUntil: new Date('2026-01-01T00:00:00Z') },
    ]);
});

const BANNER = [PICTURE, 'ชวนดูสารคดี', '/live'];
const idOfLast = async () => String((await context.db().select().from(banners)).at(-1)?.id);

test('a banner is added with an uploaded picture and its period, listed, and removed', async () => {
  const added = await context.run('add', ...BANNER, '--from', '2026-11-20', '--until', '2099-11-30');
  expect(added).toEqual([
    expect.stringMatching(/^\d{4} {2}ชวนดูสารคดี {2}\/live {2}from 2026-11-20 00:00 {2}until 2099-12-01 00:00$/),
  ]);
  expect(await context.run('list')).toEqual(added);
  expect(await context.db().select().from(banners)).toMatchObject([{ picture: PICTURE }]);
  const twice = /^Banner \d+ has this title and address already: banners edit \d+ changes it\.$/;
  await context.refuses(['add', ...BANNER], twice);
  expect(await context.run('remove', await idOfLast())).toEqual(['removed: ชวนดูสารคดี']);
  expect(await context.run('list')).toEqual([]);
});

test('--until takes a time in Bangkok', async () => {
  const [added] = await context.run('add', ...BANNER, '--until', '2099-11-25 18:00');
  expect(added).toContain('until 2099-11-25 18:00');
});

test('an edited banner keeps what is not named, and can lose its end and change its picture', async () => {
  await context.run('add', ...BANNER, '--until', '2099-11-25');
  const id = await idOfLast();
  expect(await context.run('edit', id, '--title', 'ชวนฟัง', '--from', '2099-11-01')).toEqual([
    `${id}  ชวนฟัง  /live  from 2099-11-01 00:00  until 2099-11-26 00:00`,
  ]);
  await context.refuses(['edit', id, '--until', '2099-10-01'], /^The banner would end before it begins\.$/);
  expect(await context.run('edit', id, '--url', '/news', '--until', 'never')).toEqual([
    `${id}  ชวนฟัง  /news  from 2099-11-01 00:00`,
  ]);
  expect(await context.db().select().from(banners)).toMatchObject([{ picture: PICTURE }]);
  await context.refuses(['edit', id, '--picture', 'ended-1a2b3c4d.webp'], /^The rights in .* ended on /);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('edit', id, '--picture', 'https://pictures.example/a.jpg');
  expect(await context.db().select().from(banners)).toMatchObject([{ picture: 'https://pictures.example/a.jpg' }]);
});

test('a banner whose link leads to no page of the site is added with a warning', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('add', PICTURE, 'ชวน\u202eดู', '/nowhere');
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^The newsroom knows no page of this site at /)]);
  expect((await context.db().select().from(banners)).map(({ title }) => title)).toEqual(['ชวนดู']);
});

const ADD = /\.\nUsage: npm run newsroom -- banners add \[options\] <PICTURE> <TITLE> <URL>$/;
const NO_DAY = /^(2026-02-30|tomorrow) is no time: [^\n]+\.$/;

test.each<[string, string[], RegExp]>([
  ['it has no arguments', [], /^Usage: npm run newsroom -- banners /],
  ['it is unknown', ['constructor'], /^Unknown command 'constructor'\.\nUsage: npm run newsroom -- banners /],
  ['the address is missing', ['add', PICTURE, 'ชวนดู'], ADD],
  ['the picture is unknown', ['add', 'x.png', 'ชวนดู', '/live'], /^There is no picture x\.png: /],
  ['the picture is a file', ['add', 'file:///C:/x.png', 'ชวนดู', '/live'], /^No reader’s browser can fetch /],
  ['its rights have ended', ['add', 'ended-1a2b3c4d.webp', 'ชวนดู', '/live'], /^The rights in .* ended on /],
  ['the title is empty', ['add', PICTURE, ' ', '/live'], /^TITLE cannot be used: /],
  ['its title cannot be seen', ['add', PICTURE, '\u200b', '/live'], /^TITLE cannot be used: it is empty\.$/],
  [
    'the address is unsafe',
    ['add', PICTURE, 'x', 'javascript:alert(1)'],
    /^URL cannot be used: it is neither a path of the site nor an http\(s\) address\.$/,
  ],
  [
    'the end is in a year of the Buddhist era',
    ['add', ...BANNER, '--until', '2569-12-01'],
    /^2569-12-01 is of the Buddhist era: write 2026-12-01\.$/,
  ],
  ['the beginning is no valid day', ['add', ...BANNER, '--from', '2026-02-30'], NO_DAY],
  ['the end is a word', ['add', ...BANNER, '--until', 'tomorrow'], NO_DAY],
  [
    'it ends before it begins',
    ['add', ...BANNER, '--from', '2099-12-01', '--until', '2099-11-01'],
    /^The banner would end before it begins\.$/,
  ],
  ['its end has passed', ['add', ...BANNER, '--until', '2020-01-01'], /^2020-01-01 has passed\.$/],
  ['the banner to edit is unknown', ['edit', '7', '--title', 'x'], /^There is no banner 7\.$/],
  ['nothing is to be changed', ['edit', '7'], /^Say what to change in the banner\.$/],
  ['the banner to remove is unknown', ['remove', '7'], /^There is no banner 7\.$/],
  [
    'the banner to remove is missing',
    ['remove'],
    /^Missing required argument 'ID'\.\nUsage: npm run newsroom -- banners remove \[options\] <ID>$/,
  ],
  ['the id to remove is no number', ['remove', "1' or 1"], /^ID cannot be used: it is no number of a banner\.$/],
])('when %s the command is rejected with one sentence, and nothing is stored', async (_, args, sentence) => {
  await context.refuses(args, sentence);
  expect(await context.db().$count(banners)).toBe(0);
});
