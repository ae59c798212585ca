import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { listInputs } from './inputs/index.ts';
import { openTestStudio, type TestStudio, toMediaPlaylist } from './inputs/testStudio.ts';

let studio: TestStudio;
let address = '';
const hosts = new Set<string>();
beforeAll(async () => {
  studio = await openTestStudio();
  address = `${studio.origin}/tv.m3u8`;
  hosts.add(new URL(studio.origin).host);
  studio.files.set('/tv.m3u8', toMediaPlaylist(7));
  const stranger = 'http://169.254.169.254/latest/media.m3u8';
  studio.files.set('/stranger.m3u8', `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${stranger}\n`);
  studio.files.set('/page.m3u8', '<!doctype html>');
  studio.files.set('/film.m3u8', `${toMediaPlaylist(7)}#EXT-X-ENDLIST\n`);
});
afterAll(() => studio.close());
/** The inputs that viewers see. */
const live = new Map<string, URL>();
const context = testActions('channels', (db) => ({
  ...testContext(db),
  inputs: {
    ofSettings: new Map([['rian', `${studio.origin}/gone.m3u8`]]),
    hosts,
    find: (channel) => live.get(channel),
  },
}));

test('input sets the input of a channel, and loop returns it to what is planned', async () => {
  expect(await context.run('input', 'tv', address)).toEqual([`tv shows ${address} from its next segment on`]);
  const [still] = await context.run('list');
  expect(still).toBe(`tv       ${address}  what is planned, because no new segment arrives`);
  live.set('tv', new URL(address));
  expect(await context.run('list')).toEqual([
    `tv       ${address}`,
    `rian     ${studio.origin}/gone.m3u8  what is planned, because it answers 404`,
    'online   what is planned',
    'special  what is planned',
  ]);
  expect(await context.run('loop', 'tv')).toEqual(['tv shows what is planned within half a minute']);
  await context.run('loop', 'rian');
  expect((await context.run('list')).slice(0, 2)).toEqual(['tv       what is planned', 'rian     what is planned']);
});

test.each<[string, () => string, RegExp]>([
  ['text that is no address', () => 'studio', /^studio is no address such as /],
  ['an address that does not end in .m3u8', () => `${studio.origin}/admin`, /is no address such as /],
  [
    'a host that INPUT_HOSTS does not name',
    () => 'https://elsewhere.test/tv.m3u8',
    /^INPUT_HOSTS does not name elsewhere\.test\.$/,
  ],
])('%s is rejected with one sentence', (_, of, sentence) => context.refuses(['input', 'tv', of()], sentence));

test.each<[string, string, string]>([
  ['an address that answers 404', '/nothing.m3u8', 'it answers 404'],
  ['an answer that is no playlist', '/page.m3u8', 'what it answers is no playlist'],
  ['a playlist that leads to another host', '/stranger.m3u8', 'its playlists are on another host'],
  ['a playlist that has ended', '/film.m3u8', 'it has ended'],
  ['an address that redirects', '/away.m3u8', 'it answers 302'],
])('an input can be set before its stream comes, with a warning of %s', async (_, path, reason) => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const early = `${studio.origin}${path}`;
  expect(await context.run('input', 'tv', early)).toEqual([`tv shows ${early} from its next segment on`]);
  expect(warnings.mock.calls.flat()).toEqual([expect.stringContaining(`Nothing comes from ${early} yet: ${reason}.`)]);
  warnings.mockRestore();
});

test('while a studio does not answer, the database has the input already and waits for nothing', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hangs = `${studio.origin}/hangs.m3u8`;
  const setting = context.run('input', 'tv', hangs);
  await vi.waitFor(() => expect(studio.requests).toContain('/hangs.m3u8'));
  expect((await listInputs(context.db(), new Map())).get('tv')).toBe(hangs);
  studio.closeConnections();
  await setting;
  expect(warnings.mock.calls.flat()).toEqual([
    expect.stringContaining(`Nothing comes from ${hangs} yet: it broke off the connection (UND_ERR_SOCKET).`),
  ]);
  warnings.mockRestore();
});
