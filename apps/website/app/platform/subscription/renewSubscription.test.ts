import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewSubscription } from './index.ts';

const OLD = Buffer.alloc(65, 0xfb);
const NEW = Buffer.alloc(65, 0xff).toString('base64url');

let knownToSite: boolean;
beforeEach(() => {
  knownToSite = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * Stubs a browser that subscribed with a key, on a site that has another key and answers the first subscriptions with
 * these statuses; returns the requests to the site.
 */
function stubBrowser(subscribedWith: Buffer | null, siteKey: string, ...statuses: number[]): unknown[] {
  const sent: unknown[] = [];
  const made = (key: Uint8Array | string) => ({
    options: { applicationServerKey: typeof key === 'string' ? undefined : new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint: 'https://push.test/2' }),
    unsubscribe: async () => true,
  });
  const pushManager = {
    getSubscription: async () => subscribedWith && made(subscribedWith),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => made(applicationServerKey),
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url === '/push/key') return Response.json({ publicKey: siteKey });
    if (url === '/push/subscriptions/show')
      return knownToSite ? Response.json({ since: '2026-11-20' }) : new Response(null, { status: 404 });
    sent.push(JSON.parse(body ?? ''));
    return new Response(null, { status: statuses.shift() ?? 204 });
  });
  return sent;
}

test('a subscription with another key is renewed, and the new key is sent', async () => {
  const sent = stubBrowser(OLD, NEW);
  await renewSubscription();
  expect(sent).toEqual([{ endpoint: 'https://push.test/2', applicationServerKey: NEW }]);
});

test.each([
  ['with the same key', OLD],
  ['not at all', null],
])('a browser that has subscribed %s is not changed', async (_, subscribedWith) => {
  const sent = stubBrowser(subscribedWith, OLD.toString('base64url'));
  await renewSubscription();
  expect(sent).toEqual([]);
});

test('a subscription that the site does not know is sent again as it is', async () => {
  const sent = stubBrowser(OLD, OLD.toString('base64url'));
  knownToSite = false;
  await renewSubscription();
  expect(sent).toEqual([{ endpoint: 'https://push.test/2', applicationServerKey: OLD.toString('base64url') }]);
});

test.each([
  [1, [502]],
  [2, [502, 503]],
  [2, [502, 502, 502]],
])(
  'a renewed subscription that the site could not store is sent again %i times, at most twice',
  async (again, statuses) => {
    vi.useFakeTimers();
    const sent = stubBrowser(OLD, NEW, ...statuses);
    const renewing = renewSubscription();
    await vi.runAllTimersAsync();
    await renewing;
    expect(sent).toHaveLength(1 + again);
  },
);
