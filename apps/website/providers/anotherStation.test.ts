import { STATION } from '@sala/station';
import { afterAll, expect, test, vi } from 'vitest';
import { openBroadcaster } from './recorded/broadcaster.ts';
import { PAGES } from './recorded/pages.ts';

// the same site with the values of another station: those that `imports` of packages/station/package.json would select
vi.mock(
  '../../../packages/station/src/sala/index.ts',
  () => import('../../../packages/station/src/khlongsai/index.ts'),
);

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
vi.spyOn(console, 'warn').mockImplementation(() => {});
// longer timeouts for slow machines: these tests are not about deadlines
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
const { createTestSite } = await import('../app/testSite.server.ts');
const { ADDRESSES } = await import('../app/routes.ts');
const site = await createTestSite();
afterAll(() => broadcaster.close());

const OURS = /sala|ศาลา|รวมมิตร|ใบเตย|น้ำค้าง|1b2a5b/i;
/** All addresses of the site without parameters, whatever they answer here. */
const PATHS = ADDRESSES.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [path] : []));

test('no page of another station contains anything of Sala', async () => {
  expect(PATHS).toContain('/org');
  for (const path of new Set([...PATHS, '/nowhere', ...PAGES.map(([one]) => one)])) {
    const text = await (await site(path)).text();
    const at = text.search(OURS);
    expect.soft(at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60), path).toBe('');
  }
});

test('another station’s pages have its own name, channels and menus', async () => {
  expect(STATION.brand).toBe('khlongsai');
  const text = async (path: string) => (await site(path)).text();
  const home = await text('/home');
  for (const its of ['<title>คลองใส', 'คลองใสทีวี', 'คลองใสออนไลน์']) expect(home).toContain(its);
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ name: expect.stringContaining('คลองใส') });
  expect(await text('/ai-audio-news/playlists/region/podcast.xml')).toContain('คลองใส');
  expect(broadcaster.services.CONTENT_API_URL?.requests.join()).toContain('/one-khlongsai-menus');
});

test('a channel or event that the station does not have answers 404', async () => {
  for (const path of ['/live/rian', '/in-remembrance']) expect((await site(path)).status).toBe(404);
  expect(await (await site('/home')).text()).not.toContain('/station/event');
});

test('nothing links to English news, short clips or an explainer that the station does not have', async () => {
  const [home, live] = await Promise.all(['/home', '/live'].map(async (path) => (await site(path)).text()));
  expect(home).toContain('</span>รายการ</a>');
  expect(home).not.toContain('</span>คลิปสั้น</a>');
  for (const html of [home, live]) expect(html).not.toMatch(/>(EN|English)</);
  expect(await (await site('/ai-audio-news/playlists/region')).text()).not.toContain('เกี่ยวกับบริการอ่านให้ฟัง');
});
