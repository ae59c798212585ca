import { join } from 'node:path';
import { Readable } from 'node:stream';
import { NEWSROOM } from '../support/addresses.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { openServer } from '../support/openServer.ts';
import { makeTemporaryDirectory } from '../support/temporaryDirectory.ts';
import { SMALL_WINDOW, seen, videoPlayer } from '../support/watching.ts';
import { type ApplicationProcess, startNewsroom } from '../support/websiteProcess.ts';

const directory = makeTemporaryDirectory('inputs');
let newsroom: ApplicationProcess;
let studio: Awaited<ReturnType<typeof openServer>>;
let isStudioOn = true;

/** A studio that can be turned off: a channel of another newsroom, which is real HLS. */
test.beforeAll(async () => {
  studio = await openServer(async ({ url = '' }, answer) => {
    if (!isStudioOn) return answer.destroy();
    const from = await fetch(new URL(url, NEWSROOM)).catch(() => null);
    if (!from?.body) return answer.destroy();
    answer.writeHead(from.status, { 'content-type': from.headers.get('content-type') ?? '' });
    Readable.fromWeb(from.body as never).pipe(answer);
  });
  newsroom = await startNewsroom(join(directory, 'data'), {
    LIVE_INPUTS: `online=${studio.address}/live/online/index.m3u8`,
  });
});
test.afterAll(async () => {
  await newsroom?.stop();
  studio.close();
});

test.use({ viewport: SMALL_WINDOW });

test('a channel relays its studio input, falls back to its playlist when the input stops, and returns to it', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ NEWSROOM_URL: newsroom.address, IMAGE_HOSTS: new URL(newsroom.address).host });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const asksFor = (pattern: RegExp) =>
    expect.poll(() => requested.splice(0).some((path) => pattern.test(path)), { timeout: 90_000 });
  const playlists = `${newsroom.address}/live/online`;
  // the input is checked every four seconds, and counts as on from the first new segment
  await expect.poll(async () => (await (await fetch(`${playlists}/index.m3u8`)).text()).includes('relay/')).toBe(true);

  await open(page, `${site}/live/online`);
  await asksFor(/\/live\/online\/relay\/vod\/.*\.m4s$/).toBe(true);
  await seen(page);

  isStudioOn = false;
  await asksFor(/^(?!.*\/relay\/).*\/vod\/.*\.m4s$/).toBe(true);
  await expect(videoPlayer(page).getByText('สัญญาณขาดหาย')).toHaveCount(0);
  await seen(page);

  isStudioOn = true;
  await asksFor(/\/live\/online\/relay\/vod\/.*\.m4s$/).toBe(true);
  await seen(page);
});
