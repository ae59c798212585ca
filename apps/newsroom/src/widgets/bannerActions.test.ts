import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { createMediaRoutes } from '../media/index.ts';
import { media } from '../media/schema.ts';
import { testStore } from '../store/testStore.ts';
import { banners } from './schema.ts';

const NOWHERE = { folder: '/nowhere', store: testStore(), draw: async () => undefined };
const context = testActions('banners', testContext);
beforeEach(async () => {
  for (const table of [banners, media]) await context.db().delete(table);
});

/** A test picture of one colour. */
async function picture(width: number, height: number, name = 'banner.png'): Promise<string> {
  const file = join(context.folder(), name);
  await sharp({ create: { width, height, channels: 3, background: '#1b2a5b' } }).toFile(file);
  return file;
}

const TITLE_AND_URL = ['ชวนดูสารคดี', '/live'];

test('a banner is added with its period, listed and served, and removed with its picture', async () => {
  const added = await context.run(
    'add',
    await picture(1920, 1080),
    ...TITLE_AND_URL,
    '--from',
    '2026-11-20',
    '--until',
    '2099-11-30',
  );
  expect(added).toEqual([
    expect.stringMatching(/^\d{4} {2}ชวนดูสารคดี {2}\/live {2}from 2026-11-20 00:00 {2}until 2099-12-01 00:00$/),
  ]);
  expect(await context.run('list')).toEqual(added);

  const [stored] = await context.db().select().from(banners);
  const twice = ['add', await picture(1280, 720), ...TITLE_AND_URL];
  await context.refuses(twice, /^Banner \d+ has this title and address already: banners edit \d+ changes it\.$/);

  const served = await createMediaRoutes(context.db(), NOWHERE).request(`/media/${stored?.picture}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 1280,
    height: 720,
  });

  expect(await context.run('remove', String(stored?.id))).toEqual(['removed: ชวนดูสารคดี']);
  expect(await context.run('list')).toEqual([]);
  expect(await context.db().$count(media)).toBe(0);
  expect((await createMediaRoutes(context.db(), NOWHERE).request(`/media/${stored?.picture}`)).status).toBe(404);
});

test('--until takes a time in Bangkok', async () => {
  const [added] = await context.run('add', await picture(1280, 720), ...TITLE_AND_URL, '--until', '2099-11-25 18:00');
  expect(added).toContain('until 2099-11-25 18:00');
});

test('an edited banner keeps its picture and what is not named, and can lose its end', async () => {
  await context.run('add', await picture(1280, 720), ...TITLE_AND_URL, '--until', '2099-11-25');
  const [stored] = await context.db().select().from(banners);
  const id = String(stored?.id);
  expect(await context.run('edit', id, '--title', 'ชวนฟัง', '--from', '2099-11-01')).toEqual([
    `${id}  ชวนฟัง  /live  from 2099-11-01 00:00  until 2099-11-26 00:00`,
  ]);
  await context.refuses(['edit', id, '--until', '2099-10-01'], /^The banner would end before it begins\.$/);
  expect(await context.run('edit', id, '--url', '/news', '--until', 'never')).toEqual([
    `${id}  ชวนฟัง  /news  from 2099-11-01 00:00`,
  ]);
  expect((await context.db().select().from(banners)).map((banner) => banner.picture)).toEqual([stored?.picture]);
});

test('a banner whose link leads to no page of the site is added with a warning', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('add', await picture(1280, 720), 'ชวน\u202eดู', '/nowhere');
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^The newsroom knows no page of this site at /)]);
  expect((await context.db().select().from(banners)).map(({ title }) => title)).toEqual(['ชวนดู']);
});

const ADD = /\.\nUsage: npm run newsroom -- banners add \[options\] <IMAGE> <TITLE> <URL>$/;
const NO_DAY = /^(2026-02-30|tomorrow) is no time: [^\n]+\.$/;

test.each<[string, () => string[] | Promise<string[]>, RegExp]>([
  ['it has no arguments', () => [], /^Usage: npm run newsroom -- banners /],
  ['it is unknown', () => ['constructor'], /^Unknown command 'constructor'\.\nUsage: npm run newsroom -- banners /],
  ['the picture is missing', () => ['add', ...TITLE_AND_URL], ADD],
  ['the address is missing', () => ['add', 'x.png', 'ชวนดู'], ADD],
  ['the file does not exist', () => ['add', 'x.png', ...TITLE_AND_URL], /^There is no file x\.png\.$/],
  [
    'the file is no picture',
    () => ['add', context.file('a.png', 'text'), ...TITLE_AND_URL],
    /^The file is no picture that can be read\.$/,
  ],
  [
    'the file is an SVG',
    () => [
      'add',
      context.file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"/>'),
      ...TITLE_AND_URL,
    ],
    /^A banner’s picture is JPEG, PNG, WebP or AVIF\.$/,
  ],
  [
    'the file is too large',
    () => {
      const path = context.file('a.png', '');
      truncateSync(path, 10_000_001);
      return ['add', path, ...TITLE_AND_URL];
    },
    /is larger than 10 MB\.$/,
  ],
  [
    'the picture is square',
    async () => ['add', await picture(1280, 1280), ...TITLE_AND_URL],
    /^The picture is 1280 by 1280: /,
  ],
  [
    'the picture is small',
    async () => ['add', await picture(640, 360), ...TITLE_AND_URL],
    /^The picture is 640 by 360: /,
  ],
  ['the title is empty', async () => ['add', await picture(1280, 720), ' ', '/live'], /^The title cannot be used: /],
  [
    'the address is unsafe',
    async () => ['add', await picture(1280, 720), 'x', 'javascript:alert(1)'],
    /^The url cannot be used: it is neither a path of the site nor an http\(s\) address\.$/,
  ],
  [
    'the end is in a year of the Buddhist era',
    async () => ['add', await picture(1280, 720), ...TITLE_AND_URL, '--until', '2569-12-01'],
    /^2569-12-01 is of the Buddhist era: write 2026-12-01\.$/,
  ],
  [
    'the beginning is no valid day',
    async () => ['add', await picture(1280, 720), ...TITLE_AND_URL, '--from', '2026-02-30'],
    NO_DAY,
  ],
  ['the end is a word', async () => ['add', await picture(1280, 720), ...TITLE_AND_URL, '--until', 'tomorrow'], NO_DAY],
  [
    'its title cannot be seen',
    async () => ['add', await picture(1280, 720), '\u200b', '/live'],
    /^The title cannot be used: it is empty\.$/,
  ],
  [
    'it ends before it begins',
    async () => ['add', await picture(1280, 720), ...TITLE_AND_URL, '--from', '2099-12-01', '--until', '2099-11-01'],
    /^The banner would end before it begins\.$/,
  ],
  [
    'its end has passed',
    async () => ['add', await picture(1280, 720), ...TITLE_AND_URL, '--until', '2020-01-01'],
    /^2020-01-01 has passed\.$/,
  ],
  ['the banner to edit is unknown', () => ['edit', '7', '--title', 'x'], /^There is no banner 7\.$/],
  ['nothing is to be changed', () => ['edit', '7'], /^Say what to change in the banner\.$/],
  ['the banner to remove is unknown', () => ['remove', '7'], /^There is no banner 7\.$/],
  [
    'the banner to remove is missing',
    () => ['remove'],
    /^Missing required argument 'ID'\.\nUsage: npm run newsroom -- banners remove \[options\] <ID>$/,
  ],
  [
    'the id to remove is no number',
    () => ['remove', "1' or 1"],
    /^The id cannot be used: it is no number of a banner\.$/,
  ],
])('when %s the command is rejected with one sentence, and nothing is stored', async (_, args, sentence) => {
  await context.refuses(await args(), sentence);
  expect(await context.db().$count(banners)).toBe(0);
  expect(await context.db().$count(media)).toBe(0);
});
