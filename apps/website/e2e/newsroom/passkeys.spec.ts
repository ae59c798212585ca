import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newsroomCommand } from '../support/newsroomCommand.ts';
import { makeTemporaryDirectory } from '../support/temporaryDirectory.ts';
import { type ApplicationProcess, freePort, startNewsroom } from '../support/websiteProcess.ts';

const directory = makeTemporaryDirectory('passkeys');
let newsroom: ApplicationProcess;
let desk: string;
test.beforeAll(async () => {
  const port = await freePort();
  desk = `http://localhost:${port}`;
  newsroom = await startNewsroom(directory, { DESK_PORT: String(port), DESK_URL: desk });
});
test.afterAll(async () => {
  await newsroom?.stop();
});

/** Creates a passkey in the browser from the desk's options, and returns it in the desk's format. */
const create = (page: Page, options: object) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);
const get = (page: Page, options: object) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
  }, options);

test('an editor adds a passkey in the browser and signs in with it, without a name or a password', async ({ page }) => {
  const invited = newsroomCommand(['accounts', 'invite', 'malee@station.test', '--role', 'editor'], '', directory);
  const token = new URL(invited.trim().split('\n').at(-1) ?? '').searchParams.get('token');
  const post = (path: string, data: object = {}) => page.request.post(`${desk}${path}`, { data });
  expect((await post('/invitation', { token, password: 'ลมพัดตึงตึงทั้งคืน' })).status()).toBe(201);

  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // the page must be of the desk's origin; any answer will do
  await page.goto(`${desk}/session`);
  const made = await create(page, await (await post('/passkeys/options')).json());
  expect((await post('/passkeys', made)).status()).toBe(201);

  await page.request.delete(`${desk}/session`);
  expect((await page.request.get(`${desk}/session`)).status()).toBe(401);
  const used = await get(page, await (await post('/session/passkey/options')).json());
  const signedIn = await post('/session/passkey', used);
  expect([signedIn.status(), await signedIn.json()]).toMatchObject([201, { role: 'editor' }]);
  expect((await page.request.get(`${desk}/session`)).status()).toBe(200);
  expect(newsroomCommand(['passkeys', 'list'], '', directory)).toMatch(
    /^1 {2}malee@station\.test {2}since .+ {2}last /,
  );
});
