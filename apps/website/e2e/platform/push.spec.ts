import { createECDH, randomBytes } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import { STATION } from '@sala/station';
import { NEWSROOM, NOBODY, WEBSITE } from '../support/addresses.ts';
import { ARTICLE, expect, open, test } from '../support/fixtures.ts';
import { accepted, card, enable, grant, settled } from '../support/notificationCard.ts';

/**
 * Replaces subscribing, the only call that needs a browser maker's push service, which tests cannot reach. All else is
 * the browser's own.
 */
async function replaceSubscribing(page: Page, endpoint = 'https://fcm.googleapis.com/fcm/send/e2e'): Promise<void> {
  const device = createECDH('prime256v1');
  const json = {
    endpoint,
    expirationTime: null,
    keys: { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((subscription) => {
    const subscribed = () => Boolean(sessionStorage.getItem('subscribed'));
    const held = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      get options() {
        const key = (sessionStorage.getItem('subscribed') ?? '').replaceAll('-', '+').replaceAll('_', '/');
        return { applicationServerKey: Uint8Array.from(atob(key), (one) => one.charCodeAt(0)).buffer };
      },
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => (subscribed() ? (held as never) : null);
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('subscribed', String(options?.applicationServerKey));
      return held as never;
    };
  }, json);
}

test('another site cannot subscribe or unsubscribe its visitors', async ({ page, request }) => {
  const data = { endpoint: 'https://fcm.googleapis.com/fcm/send/e2e' };
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }, {}])
    expect((await request.delete('/push/subscriptions', { data, headers })).status()).toBe(403);
  // the policy of this page does not forbid the request, only CORS does
  await page.goto(`${NEWSROOM}/openapi.json`);
  const refusal = page.waitForEvent('console', (message) => message.text().includes('CORS policy'));
  const outcome = await page.evaluate(
    (address) =>
      fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    `${WEBSITE}/push/subscriptions`,
  );
  expect(outcome).toBe('refused');
  expect((await refusal).text()).toContain('preflight');
});

test.describe('notifications', () => {
  // all steps share a browser, as those of the card
  test.describe.configure({ mode: 'default' });

  test.describe('enabling notifications', { tag: '@whole' }, () => {
    test.use({ serviceWorkers: 'allow' });

    const status = (page: Page) => card(page).getByRole('status');
    const alert = (page: Page) => card(page).getByRole('alert');
    const again = (page: Page) => card(page).getByRole('button', { name: 'ลองใหม่อีกครั้ง' });
    const subscribedWith = (page: Page) => page.evaluate(() => sessionStorage.getItem('subscribed'));

    test.beforeEach(async ({ page }) => {
      await accepted(page);
    });

    test('subscribes with the newsroom’s key and at the newsroom, and ends when consent is withdrawn', async ({
      page,
      request,
      complaints,
    }) => {
      await replaceSubscribing(page);
      await open(page, '/home');
      await expect(enable(page)).toBeVisible();
      await grant(page);
      const answer = page.waitForResponse('**/push/subscriptions');
      await enable(page).focus();
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(/^เปิดการแจ้งเตือนแล้ว/);
      expect((await answer).status()).toBe(204);
      expect((await answer).headers()['cache-control']).toBe('no-store');
      const { publicKey } = await (await request.get(`${NEWSROOM}/push/key`)).json();
      expect(await subscribedWith(page)).toBe(publicKey);
      await expect(card(page).getByRole('button', { name: 'ปิด' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card(page)).toHaveCount(0);
      await page.reload();
      await settled(page);
      await expect(card(page)).toHaveCount(0);

      await test.step('withdrawn consent ends the subscription in the browser and at the newsroom', async () => {
        const ended = page.waitForResponse('**/push/subscriptions');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click();
        await page.getByRole('button', { name: 'ไม่ยอมรับ' }).click();
        expect([(await ended).request().method(), (await ended).status()]).toEqual(['DELETE', 204]);
        expect(await subscribedWith(page)).toBeNull();
      });
      expect(complaints).toEqual([]);
    });

    test('reports each failure, and offers a retry where that may help', async ({ page, startSite }) => {
      await open(page, '/home');
      await test.step('a dismissed permission prompt can be opened again', async () => {
        await page.evaluate(() => {
          const { requestPermission } = Notification;
          Notification.requestPermission = async () => {
            Notification.requestPermission = requestPermission;
            return 'default';
          };
        });
        await enable(page).click();
        await expect(alert(page)).toHaveText(/โปรดเลือก “อนุญาต”/);
        await expect(enable(page)).toBeFocused();
      });
      await grant(page);
      await test.step('the browser’s push service cannot be reached', async () => {
        // no push service can be reached from this browser
        await enable(page).click();
        await expect(alert(page)).toHaveText(/^เปิดการแจ้งเตือนไม่สำเร็จ/);
        await expect(again(page)).toBeFocused();
      });
      await replaceSubscribing(page);
      await open(page, '/home');
      // a single route for all steps: a request that is under way while its route is removed may never be answered
      let unreachable: string | undefined;
      await page.route('**/push/*', (route) =>
        new URL(route.request().url()).pathname === unreachable ? route.abort() : route.continue(),
      );
      for (const path of ['/push/key', '/push/subscriptions'])
        await test.step(`the request to ${path} fails`, async () => {
          unreachable = path;
          const requested = page.waitForRequest(`**${path}`);
          await enable(page).or(again(page)).click();
          await requested;
          await expect(alert(page)).toHaveText(/^เปิดการแจ้งเตือนไม่สำเร็จ/);
          expect(await subscribedWith(page)).toBeNull();
        });
      await test.step('a retry succeeds once the network is back', async () => {
        unreachable = undefined;
        await again(page).click();
        await expect(status(page)).toHaveText(/^เปิดการแจ้งเตือนแล้ว/);
      });
      await test.step('the newsroom rejects an unknown push service', async () => {
        await page.evaluate(() => sessionStorage.clear());
        await replaceSubscribing(page, 'https://push.evil.test/1');
        await open(page, '/home');
        await enable(page).click();
        await expect(alert(page)).toHaveText(/^เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้/);
        expect(await subscribedWith(page)).toBeNull();
      });
      await test.step('without a newsroom the card is offered again on the next visit', async () => {
        const site = await startSite({ PUSH_API_URL: `${NOBODY}/push` });
        await open(page, `${site}/home`);
        await enable(page).click();
        await expect(alert(page)).toHaveText(/^เปิดการแจ้งเตือนไม่สำเร็จ/);
        await page.reload();
        await expect(enable(page)).toBeVisible();
      });
    });
  });

  test.describe('the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    /** Registers the site's worker and returns a function that delivers a push to it, as the browser does. */
    async function startWorker(page: Page) {
      await grant(page);
      await open(page, '/home');
      const session = await page.context().newCDPSession(page);
      const registered = new Promise<string>((done) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          if (registrations[0]) done(registrations[0].registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      await page.evaluate(async (station) => {
        await navigator.serviceWorker.register(`/service-worker.js?${new URLSearchParams({ station })}`);
        const { active } = await navigator.serviceWorker.ready;
        // a push before the activation can be lost
        if (active?.state !== 'activated')
          await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
      }, STATION.name);
      const registrationId = await registered;
      return (data: string) =>
        session.send('ServiceWorker.deliverPushMessage', { origin: WEBSITE, registrationId, data });
    }

    /** The notifications on display. */
    const shown = (page: Page) =>
      page.evaluate(async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        const all = await getNotifications.call(await navigator.serviceWorker.ready);
        return all.map(({ title, body, icon, lang, data }) => ({ title, body, icon, lang, url: data.url }));
      });

    /**
     * Delivers a push until its notification is displayed, and returns it. A busy browser can lose a push; an article
     * has a single notification, however often it is sent.
     */
    async function notify(page: Page, deliver: (data: string) => Promise<unknown>, message: object) {
      await expect(async () => {
        await deliver(JSON.stringify(message));
        await expect.poll(() => shown(page), { timeout: 2_000 }).toHaveLength(1);
      }).toPass();
      return shown(page);
    }

    test('is served with no-cache', async ({ request }) => {
      const { headers, status } = await request
        .get('/service-worker.js')
        .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': expect.stringMatching(/^text\/javascript/),
      });
    });

    /**
     * The notification for a push with this data, as recorded in the worker: when notifications replace each other
     * quickly, a browser can lose one.
     */
    const shownFor = (worker: Worker | undefined, data: string) =>
      worker?.evaluate(async (text) => {
        const { registration, PushEvent } = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          PushEvent: new (type: string, init: { data: string }) => Event;
        };
        const notifications: { title: string; body: string; url: string; tag: string }[] = [];
        registration.showNotification = async (title, { body = '', data, tag = '' } = {}) => {
          notifications.push({ title, body, url: data.url, tag });
        };
        dispatchEvent(new PushEvent('push', { data: text }));
        return notifications;
      }, data);

    const POST = 'POST /push/subscriptions {"endpoint":"https://fcm.googleapis.com/fcm/send/renewed"}';
    const DELETE = 'DELETE /push/subscriptions {"endpoint":"https://fcm.googleapis.com/fcm/send/old"}';

    /**
     * How the worker subscribes again, and what it sends, when the browser has ended a subscription, while the site
     * answers with these statuses and then well.
     */
    const sentForEnded = (worker: Worker | undefined, ...statuses: number[]) =>
      worker?.evaluate(async (failures) => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const calls: unknown[] = [];
        const endpoint = 'https://fcm.googleapis.com/fcm/send/renewed';
        scope.registration.pushManager.subscribe = async (options) => {
          calls.push(options?.userVisibleOnly, typeof options?.applicationServerKey);
          const unsubscribe = async () => void calls.push('unsubscribed');
          return { endpoint, toJSON: () => ({ endpoint }), unsubscribe } as never;
        };
        const { fetch: realFetch, setTimeout: realTimeout } = globalThis;
        globalThis.fetch = async (url, options) => {
          if (options) calls.push(`${options.method} ${url} ${options.body}`);
          return options ? new Response(null, { status: failures.shift() ?? 204 }) : realFetch(url);
        };
        // the pauses between the tries take no time
        globalThis.setTimeout = ((resume: () => void) => realTimeout(resume)) as never;
        const waits: Promise<unknown>[] = [];
        const event = Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/old' },
          waitUntil: (wait: Promise<unknown>) => waits.push(wait),
        });
        dispatchEvent(event);
        await Promise.allSettled(waits);
        Object.assign(globalThis, { fetch: realFetch, setTimeout: realTimeout });
        return calls;
      }, statuses);

    test('shows unreadable pushes as news, links only to pages, tags by article, and renews its subscription', async ({
      page,
      context,
    }) => {
      await startWorker(page);
      const [worker] = context.serviceWorkers();
      await test.step('an unreadable push shows a general notification', async () => {
        const unreadable = ['สวัสดี', '', 'null', '[]', '{"body": "x", "url": "/news"}', '{"title": {"x": 1}}'];
        for (const data of unreadable)
          expect(await shownFor(worker, data), data).toMatchObject([
            { title: `ข่าวใหม่จาก${STATION.name}`, body: '', url: `${WEBSITE}/home` },
          ]);
      });
      await test.step('a notification links to web pages, and to the front page for any other address', async () => {
        for (const [url, leadsTo] of [
          ['javascript:alert(1)', `${WEBSITE}/home`],
          ['data:text/html,x', `${WEBSITE}/home`],
          ['http://[', `${WEBSITE}/home`],
          [7, `${WEBSITE}/home`],
          [undefined, `${WEBSITE}/home`],
          ['/live', `${WEBSITE}/live`],
          ['https://partner.example/1', 'https://partner.example/1'],
        ] as const)
          expect(await shownFor(worker, JSON.stringify({ title: 'ข่าว', url })), String(url)).toMatchObject([
            { url: leadsTo },
          ]);
      });
      await test.step('pushes for the same article share a tag, so that they show one notification', async () => {
        // a browser replaces a notification by one with the same tag
        const tagOf = async (title: string, url: string) =>
          (await shownFor(worker, JSON.stringify({ title, url })))?.map(({ tag }) => tag);
        const tag = await tagOf('ข่าวด่วน', ARTICLE);
        expect(tag).toEqual([WEBSITE + ARTICLE]);
        expect(await tagOf('ข่าวด่วน (แก้ไข)', ARTICLE)).toEqual(tag);
        expect(await tagOf('ข่าวด่วน', '/live')).not.toEqual(tag);
      });
      await test.step('a subscription that the browser has ended is renewed', async () => {
        expect(await sentForEnded(worker)).toEqual([true, 'string', POST, DELETE]);
      });
      await test.step('a site that does not answer is told again, and the old subscription is given up only then', async () => {
        expect(await sentForEnded(worker, 503, 503)).toEqual([true, 'string', POST, POST, POST, DELETE]);
      });
      await test.step('a subscription of which the site cannot be told is ended', async () => {
        expect(await sentForEnded(worker, 503, 503, 503)).toEqual([true, 'string', POST, POST, POST, 'unsubscribed']);
      });
    });

    /** Clicks the only notification; returns which tab was focused or opened. */
    const click = (worker: Worker | undefined) =>
      worker?.evaluate(async (): Promise<string[]> => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          clients: { openWindow(url: string): Promise<null> };
          WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
        };
        // a browser focuses and opens tabs only after a real click
        const done: string[] = [];
        scope.clients.openWindow = async (url) => {
          done.push(`opened ${url}`);
          return null;
        };
        scope.WindowClient.prototype.focus = async function (this: { url: string }) {
          done.push(`brought up ${this.url}`);
        };
        const [notification] = await scope.registration.getNotifications();
        const waits: Promise<unknown>[] = [];
        const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
        await Promise.all(waits);
        return done;
      });

    test('shows the text of a push; a click opens the article or focuses the tab that shows it', {
      tag: '@whole',
    }, async ({ page, context, complaints }) => {
      const deliver = await startWorker(page);
      const [worker] = context.serviceWorkers();
      const message = { title: 'น้ำท่วมฉับพลันสามอำเภอ', body: 'เร่งอพยพประชาชน', url: ARTICLE };
      const icon = `${WEBSITE}/station/icon-192.png`;
      expect(await notify(page, deliver, message)).toEqual([{ ...message, icon, lang: 'th', url: WEBSITE + ARTICLE }]);
      await test.step('a click opens the article and closes the notification', async () => {
        expect(await click(worker)).toEqual([`opened ${WEBSITE}${ARTICLE}`]);
        await expect.poll(() => shown(page)).toEqual([]);
      });
      await test.step('a click focuses the tab that shows the article already', async () => {
        await (await context.newPage()).goto(ARTICLE);
        await notify(page, deliver, message);
        expect(await click(worker)).toEqual([`brought up ${WEBSITE}${ARTICLE}`]);
      });
      expect(complaints).toEqual([]);
    });
  });

  test.describe('the site', () => {
    test.use({ javaScriptEnabled: false });

    test('can be installed on a home screen', { tag: '@whole' }, async ({ page, request }) => {
      await page.goto('/home');
      const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
      const answer = await request.get(href);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const { icons, short_name } = await answer.json();
      expect(short_name).toBe(STATION.name);
      const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
      for (const src of [touch, ...icons.map((icon: { src: string }) => icon.src)])
        expect((await request.get(src)).headers()['content-type']).toBe('image/png');
      const session = await page.context().newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // the only obstacle is that the tests' browser is in incognito mode
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    });
  });
});
