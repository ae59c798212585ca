import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, performAction } from '../actions/index.ts';
import { articleDrafts, articles, withdrawnArticles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import type { Database } from '../database/index.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { openTestService } from '../http/testService.ts';
import { topics } from '../situations/schema.ts';
import { testStore } from '../store/testStore.ts';
import { pictureActions } from './actions.ts';
import { createMediaRoutes } from './index.ts';
import { pictures } from './schema.ts';

const store = testStore();
const hosts = new Set<string>();
const ownHost = 'newsroom.test';
const sources = { hosts, ownHost, canDraw: async () => false, store };
const contextOf = (db: Database) => ({ ...testContext(db), pictures: sources });
const context = testActions('pictures', contextOf);
beforeEach(async () => {
  for (const table of [pictures, articles, topics]) await context.db().delete(table);
  store.sounds.clear();
});

/** Left half red, right half blue, so that tests see how a picture was cropped and rotated. */
const twoHalves = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } }, left: width / 2, top: 0 },
  ]);

async function file(name: string, picture = twoHalves()): Promise<string> {
  const path = join(context.folder(), name);
  await picture.toFile(path);
  return path;
}

/** Requests a picture: its bytes, and its focal point. */
async function serve(name: string) {
  const routes = createMediaRoutes(context.db(), { folder: '/nowhere', store, draw: async () => undefined });
  const answer = await routes.request(`/media/${name}`);
  const { status, headers } = answer;
  return {
    status,
    type: headers.get('content-type'),
    focus: headers.get('focal-point'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The name at the beginning of a line of the list. */
const nameIn = ([line = '']: string[]): string => line.split(' ')[0] ?? '';
const upload = async (name = 'Flood 2026.jpg', ...args: string[]) =>
  context.run('upload', await file(name), '--alt', '\u202eน้ำท่วมถนน', ...args);

const SERIAL = 'SN-4711-0815';
const TRACED = () =>
  twoHalves()
    .jpeg()
    .withExif({
      IFD0: { Artist: 'ใครสักคน' },
      IFD2: { BodySerialNumber: SERIAL },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 });

test('an uploaded picture is listed, found by words of its alt text, shown and served', async () => {
  const added = await upload('Flood 2026.jpg', '--credit', 'ภาพ: ศาลา', '--focus', '0.2,0.5', '--until', '2099-12-31');
  expect(added).toEqual([
    expect.stringMatching(
      /^flood-2026-[0-9a-f]{8}\.webp {2}1600×900 {2}น้ำท่วมถนน {2}ภาพ: ศาลา {2}focus 0\.2,0\.5 {2}rights until 2099-12-31$/,
    ),
  ]);
  await context.run('upload', await file('logo.png', twoHalves(1280, 1280)), '--decoration');
  expect(await context.run('list')).toHaveLength(2);
  expect(await context.run('list', 'ท่วม ศาลา')).toEqual(added);
  expect(await context.run('list', 'ท่วม จันทร์')).toEqual([]);
  expect(await context.run('show', nameIn(added))).toEqual([...added, 'used nowhere']);
  const served = await serve(nameIn(added));
  expect([served.status, served.type, served.focus]).toEqual([200, 'image/webp', '0.2 0.5']);
  expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 });
});

test('an uploaded picture is rotated upright and its EXIF data is removed', async () => {
  const traced = await file('traced.jpg', TRACED());
  expect((await sharp(traced).metadata()).exif?.includes(SERIAL)).toBe(true);
  const name = nameIn(await context.run('upload', traced, '--alt', 'ภาพ'));
  const { bytes } = await serve(name);
  const { width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 900, height: 1600 });
  expect(bytes.includes(SERIAL)).toBe(false);
  // the red left half is at the top
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 450, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red > 150, blue < 50]).toEqual([true, true]);
});

test('data appended to a picture file is removed', async () => {
  const hidden = Buffer.concat([await twoHalves().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]);
  const name = nameIn(await context.run('upload', context.file('a.html', hidden), '--alt', 'ภาพ'));
  expect((await serve(name)).bytes.includes('script')).toBe(false);
});

test('uploading a picture again whose file was lost stores the file again', async () => {
  const upload = async () => context.run('upload', await file('lost.jpg', twoHalves().jpeg()), '--alt', 'ภาพหนึ่ง');
  const name = nameIn(await upload());
  store.sounds.clear();
  expect((await serve(name)).status).toBe(404);
  await upload();
  expect((await serve(name)).status).toBe(200);
});

test('uploading the same pixels again finds the existing picture, under any file name and with any metadata', async () => {
  const [first] = await context.run('upload', await file('a.jpg', twoHalves().jpeg()), '--alt', 'ภาพหนึ่ง');
  const copy = twoHalves()
    .jpeg()
    .withExif({ IFD0: { Artist: 'คนอื่น' } });
  expect(await context.run('upload', await file('b.jpg', copy), '--alt', 'ภาพสอง')).toEqual([
    `${first}  (there already, as it was)`,
  ]);
  expect(await context.db().$count(pictures)).toBe(1);
  expect(store.sounds.size).toBe(1);
});

test('pictures wider than 2560 pixels are scaled down, and narrow ones are accepted with a warning', async () => {
  const large = await context.run('upload', await file('large.png', twoHalves(5000, 1000)), '--alt', 'กว้าง');
  expect(large[0]).toContain('2560×512');
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, width, height] of [
    ['narrow', 640, 360],
    ['flat', 2560, 3],
  ] as const) {
    const path = await file(`${name}.png`, twoHalves(width, height));
    expect(await context.run('upload', path, '--alt', 'เล็ก')).toHaveLength(1);
    expect(warned.mock.calls.splice(0)).toEqual([
      [
        expect.stringMatching(
          new RegExp(`^${name}-[0-9a-f]{8}\\.webp is ${width}×${height}: shown large, as 16:9, it is not sharp\\.`),
        ),
      ],
    ]);
  }
});

test('another focal point renames the picture in all articles, and the old name is still served', async () => {
  const before = nameIn(await upload());
  const body = `<p>ก</p><img src="/media/${before}">`;
  const gallery = [{ picture: before, caption: 'ก', credit: '' }];
  await context.db().insert(articles).values({
    id: 7,
    source: 't',
    sourceId: '7',
    section: 'sport',
    title: 'ข่าว',
    picture: before,
    body,
    gallery,
    publishedAt: new Date(),
  });
  const after = nameIn(await context.run('edit', before, '--focus', '0.9,0.1'));
  expect(after).toBe(before.replace('.webp', '-r2.webp'));
  const [article] = await context.db().select().from(articles);
  expect([article?.picture, article?.gallery[0]?.picture, article?.body]).toEqual([
    after,
    after,
    `<p>ก</p><img src="/media/${after}">`,
  ]);
  expect((await serve(after)).focus).toBe('0.9 0.1');
  // cached pages still request the old name
  expect((await serve(before)).status).toBe(200);
  expect(await context.run('edit', before, '--focus', '0.9,0.1')).toEqual(await context.run('list'));
});

/** Runs `pictures edit` as a reporter. */
async function editAsReporter(input: object): Promise<void> {
  const edit = pictureActions.find(({ name }) => name === 'pictures edit');
  const caller: Caller = { who: 'malee@station.test', role: 'reporter', origin: '192.0.2.7' };
  const request = { requireCaller: () => caller, input, body: Readable.from([]) };
  for await (const _ of performAction(edit as never, contextOf(context.db()), request));
}

test('what readers see of a picture only an editor changes; a reporter does while only drafts have it', async () => {
  const name = nameIn(await upload());
  const alt = 'น้ำท่วมทางหลวง';
  await editAsReporter({ name, alt });
  await context
    .db()
    .insert(articleDrafts)
    .values({ content: { picture: name } } as never);
  await editAsReporter({ name, credit: 'ภาพ: ศาลา' });
  await context.db().insert(topics).values({ id: 'flood', source: 't', title: 'น้ำท่วม', url: '/flood', picture: name });
  const sentence = `Readers see ${name} (situation flood): an editor changes its texts and its focal point.`;
  for (const shown of [{ alt: 'ก' }, { decoration: true }, { credit: 'ก' }, { focus: '0.9,0.1' }])
    await expect(editAsReporter({ name, ...shown })).rejects.toThrow(sentence);
  await editAsReporter({ name, until: '2099-12-31' });
  expect(await context.run('list')).toEqual([`${name}  1600×900  ${alt}  ภาพ: ศาลา  rights until 2099-12-31`]);
  await context.run('edit', name, '--credit', 'ภาพ: คนอื่น');
  await context.db().delete(articleDrafts);
});

test('an article shows a picture’s alt text and credit, unless it has its own', async () => {
  const name = nameIn(await upload('a.jpg', '--credit', 'ภาพ: ศาลา'));
  const fields = { section: 'sport', title: 'ข่าว', publishedAt: new Date(), source: 't', picture: name };
  await context
    .db()
    .insert(articles)
    .values([
      {
        ...fields,
        id: 7,
        sourceId: '7',
        body: `<img src="/media/${name}"><img alt="" src="/media/${name}">`,
        gallery: [{ picture: name, caption: 'ก', credit: '' }],
      },
      { ...fields, id: 8, sourceId: '8', credit: 'ภาพ: คนอื่น', picture: 'https://media.example/a.jpg' },
    ]);
  const read = async (path: string) => (await context.request(path)).json();
  const article = await read('/content?id=7');
  const credit = '<figcaption><small>ภาพ: ศาลา</small></figcaption></figure>';
  expect(article).toMatchObject({
    imageAlt: 'น้ำท่วมถนน',
    credit: 'ภาพ: ศาลา',
    content:
      `<figure><img alt="น้ำท่วมถนน" width="1600" height="900" src="http://newsroom.test/media/${name}">${credit}` +
      `<figure><img width="1600" height="900" alt="" src="http://newsroom.test/media/${name}">${credit}`,
    gallery: [{ alt: 'น้ำท่วมถนน', credit: 'ภาพ: ศาลา', caption: 'ก' }],
  });
  await context.run('edit', name, '--decoration');
  expect(await read('/content?id=7')).toMatchObject({
    imageIsDecoration: true,
    gallery: [{ imgUrl: `http://newsroom.test/media/${name}` }],
  });
  expect(await read('/content?id=8')).toMatchObject({ credit: 'ภาพ: คนอื่น' });
  expect(await read('/content?id=8')).not.toHaveProperty('imageAlt');
});

test('a picture in use cannot be removed, and the message names where; an unused one is removed with its file', async () => {
  const name = nameIn(await upload());
  await context.db().insert(topics).values({ id: 'flood', source: 't', title: 'น้ำท่วม', url: '/flood', picture: name });
  expect(await context.run('show', name)).toContain('situation flood');
  await context.refuses(
    ['remove', name],
    /^flood-2026-[0-9a-f]{8}\.webp cannot be removed while it is in use: situation flood\.$/,
  );
  await context.db().delete(topics);
  expect(await context.run('remove', name)).toEqual([`${name} is removed`]);
  expect([await context.db().$count(pictures), store.sounds.size]).toEqual([0, 0]);
  expect((await serve(name)).status).toBe(404);
});

test('former editions of the front page and withdrawn articles do not hold a picture that has to go', async () => {
  const name = nameIn(await context.run('upload', await file('victim.png', twoHalves()), '--alt', 'ก'));
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
  const edition = async (id: number, launchedAt: Date | null) => {
    await context.db().insert(frontPageEditions).overridingSystemValue().values({ id, launchedAt });
    await context
      .db()
      .insert(placements)
      .values({ editionId: id, section: 'lead', position: 1, articleId: 7, picture: name });
  };
  await edition(1, at(1));
  await edition(2, at(2));
  await edition(3, null);
  await context.refuses(['remove', name], /in use: front page edition 2, front page edition 3\.$/);
  await context.db().delete(frontPageEditions).where(isNull(frontPageEditions.launchedAt));
  await edition(4, at(3));
  await context.db().update(placements).set({ picture: '' }).where(eq(placements.editionId, 4));
  const article = { title: 'ก', picture: name };
  await context
    .db()
    .insert(withdrawnArticles)
    .values({ id: 7, source: 't', sourceId: '7', publishedAt: at(0), article, tags: [] });
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await context.run('remove', name)).toEqual([`${name} is removed`]);
  expect(warnings.mock.calls).toEqual([
    ['The withdrawn article 7 still names it: give it another before it is out again.'],
  ]);
  expect((await context.db().select().from(placements)).map(({ picture }) => picture)).toEqual(['', '', '']);
  expect((await serve(name)).status).toBe(404);
});

test('of two pictures that are one file, with and without transparency, one can be removed', async () => {
  const bytes = await twoHalves().png().toBuffer();
  const uploadAs = async (name: string, picture: ReturnType<typeof sharp>) =>
    nameIn(await context.run('upload', await file(name, picture), '--alt', 'ก'));
  const opaque = await uploadAs('rgb.png', sharp(bytes).removeAlpha());
  const transparent = await uploadAs('rgba.png', sharp(bytes).ensureAlpha());
  expect(transparent).not.toBe(opaque);
  await context.run('remove', transparent);
  expect((await serve(opaque)).status).toBe(200);
  await context.run('remove', opaque);
  expect(store.sounds.size).toBe(0);
});

test('a picture is fetched only from a host in IMAGE_HOSTS', async () => {
  const bytes = await twoHalves().png().toBuffer();
  const service = await openTestService((response, { url }) => {
    if (url === '/moved.png') response.writeHead(302, { location: '/dam.png' }).end();
    else if (url === '/dam.png') response.end(bytes);
    else response.writeHead(404).end();
  });
  const fetched = (path: string) => ['fetch', `${service.url}${path}`, '--alt', 'เขื่อน'];
  const host = new URL(service.url).host;
  await context.refuses(fetched('/dam.png'), /^IMAGE_HOSTS does not name \S+: add it there to fetch from it\.$/);
  hosts.add(host);
  expect(nameIn(await context.run(...fetched('/dam.png')))).toMatch(/^dam-[0-9a-f]{8}\.webp$/);
  await context.refuses(fetched('/moved.png'), /has no such picture: it answered with 302\.$/);
  await context.refuses(fetched('/none.png'), /has no such picture: it answered with 404\.$/);
  await service.close();
  await context.refuses(fetched('/dam.png'), /does not answer: nothing listens there \(ECONNREFUSED\)\.$/);
});

test('of the newsroom itself only pictures are fetched, because some of its endpoints store what a GET says', async () => {
  const requests: string[] = [];
  const service = await openTestService((response, { url = '' }) => {
    requests.push(url);
    response.writeHead(404).end();
  });
  sources.ownHost = new URL(service.url).host;
  hosts.add(sources.ownHost);
  await context.refuses(
    ['fetch', `${service.url}/webhook/feedback?id=1&a=.webp`, '--alt', 'x'],
    /\/webhook\/feedback\?id=1&a=\.webp is no address of a picture\.$/,
  );
  await context.refuses(['fetch', `${service.url}/media/dam.webp`, '--alt', 'x'], /it answered with 404\.$/);
  expect(requests).toEqual(['/media/dam.webp']);
  sources.ownHost = ownHost;
  await service.close();
});

test('pictures whose rights have ended are listed by --ended until the date is changed', async () => {
  const name = nameIn(await upload());
  await context
    .db()
    .update(pictures)
    .set({ rightsUntil: new Date(0) });
  expect(await context.run('list', '--ended')).toEqual([expect.stringContaining('rights ended 1970-01-01 07:00')]);
  expect(await context.run('edit', name, '--until', 'never')).toEqual([expect.not.stringContaining('rights')]);
  expect(await context.run('list', '--ended')).toEqual([]);
});

/** A PNG that only states a size and has no pixels. */
function hugePng(side: number, { depth = 8, isInterlaced = false } = {}): Buffer {
  const header = Buffer.alloc(45);
  header.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);
  header.write('IHDR', 12);
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  header.set([depth, 2, 0, 0, isInterlaced ? 1 : 0], 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  header.write('IDAT', 37);
  header.writeUInt32BE(crc32(Buffer.from('IDAT')), 41);
  return header;
}

describe('commands reject invalid input with one sentence and store nothing:', () => {
  const UNREADABLE = /^The file is no picture that can be read: /;
  const BROKEN = /^The file begins as a picture, but cannot be read to its end: it is incomplete or damaged\. /;
  test.each<[string, () => string[] | Promise<string[]>, RegExp]>([
    ['upload of a missing file', () => ['upload', 'x.png', '--alt', 'x'], /^There is no file x\.png\.$/],
    ['upload of a text file', () => ['upload', context.file('a.png', 'text'), '--alt', 'x'], UNREADABLE],
    [
      'upload of a PDF',
      () => ['upload', context.file('a.pdf', '%PDF-1.7\n'), '--alt', 'x'],
      /^The file is a PDF: export /,
    ],
    ['upload of a TIFF', () => ['upload', context.file('a.tif', 'II*\0'), '--alt', 'x'], /^The file is TIFF: export /],
    ['upload of an empty file', () => ['upload', context.file('a.png', ''), '--alt', 'x'], UNREADABLE],
    [
      'upload of an SVG',
      () => ['upload', context.file('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), '--alt', 'x'],
      UNREADABLE,
    ],
    [
      'upload of an SVG that begins like a GIF',
      () => ['upload', context.file('a.png', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'), '--alt', 'x'],
      BROKEN,
    ],
    [
      'upload of a decompression bomb',
      () => ['upload', context.file('a.png', hugePng(30_000)), '--alt', 'x'],
      /^The picture is 30000 by 30000: at most 100 megapixels are allowed\.$/,
    ],
    [
      'upload of a picture that fills the memory',
      () => ['upload', context.file('a.png', hugePng(9000, { depth: 16, isInterlaced: true })), '--alt', 'x'],
      /^The picture is 9000 by 9000, and would be decoded as a whole: make it smaller, or /,
    ],
    [
      'upload of a truncated picture',
      async () => [
        'upload',
        context.file('a.png', (await twoHalves().png().toBuffer()).subarray(0, 2000)),
        '--alt',
        'x',
      ],
      BROKEN,
    ],
    [
      'upload of a JPEG that was cut off',
      async () => [
        'upload',
        context.file('a.jpg', (await twoHalves().jpeg().toBuffer()).subarray(0, -200)),
        '--alt',
        'x',
      ],
      BROKEN,
    ],
    [
      'upload of a HEIC file',
      () => ['upload', context.file('a.heic', '\0\0\0\x18ftypheic'), '--alt', 'x'],
      /^The file is HEIC, /,
    ],
    [
      'upload of a file over 40 MB',
      () => ['upload', context.file('a.png', Buffer.alloc(40_000_001)), '--alt', 'x'],
      /a\.png is larger than 40 MB\.$/,
    ],
    ['upload without an alt text', async () => ['upload', await file('a.png')], /^Describe the picture with --alt, /],
    [
      'upload with an alt text and --decoration',
      async () => ['upload', await file('a.png'), '--alt', 'x', '--decoration'],
      /not both\.$/,
    ],
    [
      'upload with a focal point outside the picture',
      async () => ['upload', await file('a.png'), '--alt', 'x', '--focus', '1.2,0'],
      /^1\.2,0 is no focal point: /,
    ],
    [
      'upload with rights that have ended',
      async () => ['upload', await file('a.png'), '--alt', 'x', '--until', '2020-01-01'],
      /has passed\.$/,
    ],
    [
      'fetch from an FTP address',
      () => ['fetch', 'ftp://a/b.png', '--alt', 'x'],
      /^ftp:\/\/a\/b\.png is no http\(s\) address\.$/,
    ],
    [
      'fetch from an address with a password',
      () => ['fetch', 'http://a:b@c/d.png', '--alt', 'x'],
      /^The address has a password in it\.$/,
    ],
    ['show of an unknown picture', () => ['show', 'no.webp'], /^There is no uploaded picture no\.webp: pictures list /],
    [
      'edit of an unknown picture',
      () => ['edit', 'no.webp', '--alt', 'x'],
      /^There is no uploaded picture no\.webp: pictures list /,
    ],
    ['edit with an empty alt text', () => ['edit', 'no.webp', '--alt', ''], /^Describe the picture with --alt, /],
    ['remove of an unknown picture', () => ['remove', '%'], /^There is no uploaded picture %: pictures list /],
  ])('%s', async (_, args, sentence) => {
    await context.refuses(await args(), sentence);
    expect([await context.db().$count(pictures), store.sounds.size]).toEqual([0, 0]);
  });
});
