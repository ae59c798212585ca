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

test('a channel has an input, and what is planned again', async () => {
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
  ['no address', () => 'studio', /^studio is no address such as /],
  ['no stream', () => `${studio.origin}/admin`, /is no address such as /],
  ['a host that is not named', () => 'https://elsewhere.test/tv.m3u8', /^INPUT_HOSTS does not name elsewhere\.test\.$/],
  ['nothing there', () => `${studio.origin}/nothing.m3u8`, /^Nothing comes from .*: it answers 404\.$/],
  ['no playlist', () => `${studio.origin}/page.m3u8`, /what it answers is no playlist\.$/],
  ['what leads elsewhere', () => `${studio.origin}/stranger.m3u8`, /its playlists are on another host\.$/],
  ['a film', () => `${studio.origin}/film.m3u8`, /it has ended\.$/],
  ['somewhere else', () => `${studio.origin}/away.m3u8`, /^Nothing comes from /],
])('%s is refused in a sentence', (_, of, sentence) => context.refuses(['input', 'tv', of()], sentence));
