import { afterAll, beforeAll, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
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
const context = testActions('channels', (db) => ({
  ...testContext(db),
  inputs: { ofSettings: new Map([['rian', `${studio.origin}/gone.m3u8`]]), hosts },
}));

test('input sets the input of a channel, and loop returns it to what is planned', async () => {
  expect(await context.run('input', 'tv', address)).toEqual([`tv shows ${address} within half a minute`]);
  expect(await context.run('list')).toEqual([
    `tv       ${address}`,
    `rian     ${studio.origin}/gone.m3u8  gone, so what is planned: it answers 404`,
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
  ['an address that answers 404', () => `${studio.origin}/nothing.m3u8`, /^Nothing comes from .*: it answers 404\.$/],
  ['an answer that is no playlist', () => `${studio.origin}/page.m3u8`, /what it answers is no playlist\.$/],
  [
    'a playlist that leads to another host',
    () => `${studio.origin}/stranger.m3u8`,
    /its playlists are on another host\.$/,
  ],
  ['a playlist that has ended', () => `${studio.origin}/film.m3u8`, /it has ended\.$/],
  ['an address that redirects', () => `${studio.origin}/away.m3u8`, /^Nothing comes from /],
])('%s is rejected with one sentence', (_, of, sentence) => context.refuses(['input', 'tv', of()], sentence));
