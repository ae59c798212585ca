import type { APIRequestContext, Page } from '@playwright/test';
import { NEWSROOM, NOBODY } from '../support/addresses.ts';
import {
  type Answer,
  answerWith,
  asNewsroom,
  breaksOff,
  isSilent,
  startContraryService,
} from '../support/contraryService.ts';
import { ARTICLE, countArticles, expect, hydrated, open, test } from '../support/fixtures.ts';
import { listAll } from '../support/listAll.ts';

const CATEGORY = '/news/categories/sport';
const SERVER_ERROR = 'ขออภัย ระบบขัดข้องชั่วคราว';

/** The message of each page when its main area is missing. */
const WITHOUT_MAIN_AREA = {
  '/home': 'ขณะนี้ยังแสดงข่าวในหน้าหลักไม่ได้',
  [CATEGORY]: 'ขณะนี้ยังแสดงข่าวกีฬาไม่ได้',
  [ARTICLE]: SERVER_ERROR,
};

/** Expects that every page has a status of a server error, must not be cached, and says in Thai what is missing. */
async function expectPagesWithoutMainArea(request: APIRequestContext, site: string): Promise<void> {
  await Promise.all(
    Object.entries(WITHOUT_MAIN_AREA).map(async ([path, sentence]) => {
      const response = await request.get(site + path);
      expect(response.status(), path).toBeGreaterThanOrEqual(path === ARTICLE ? 500 : 503);
      expect(response.status(), path).toBeLessThanOrEqual(path === ARTICLE ? 504 : 503);
      expect(response.headers()['cache-control'], path).toBe('no-store');
      const html = await response.text();
      expect(html, path).toContain(sentence);
      expect(html, path).toContain('เมนูหลัก');
      // readers do not see the service's own message
      expect(html, path).not.toContain('secret stack trace');
      expect(html, path).not.toContain('/srv/app.js');
    }),
  );
}

const MISBEHAVIOURS: Record<string, Answer> = {
  'answers 500': answerWith(500, '{"message": "secret stack trace", "path": "/srv/app.js"}'),
  'answers 503 with a page of its own': answerWith(503, '<html><h1>Bad gateway</h1>'),
  'answers garbage': answerWith(200, '\u0000\u0001 not json at all <script>'),
  'answers truncated JSON': answerWith(200, '{"sections": [{"id": "lead"'),
  'closes the connection': breaksOff,
  'answers JSON of another shape': answerWith(200, '["sections", 7, null]'),
  'answers null': answerWith(200, 'null'),
  'answers with a redirect': (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  'answers with 6 MB': answerWith(200, `{"x": "${'x'.repeat(6 * 1024 * 1024)}"}`),
};

test.describe('every page answers without details of the fault', () => {
  for (const [name, misbehaves] of Object.entries(MISBEHAVIOURS))
    test(`when every service ${name}`, async ({ request, site, service }) => {
      service.answers('*', misbehaves);
      await expectPagesWithoutMainArea(request, site);
    });

  test('when no service can be reached', async ({ request, startSite }) => {
    await expectPagesWithoutMainArea(request, await startSite({ NEWSROOM_URL: NOBODY }));
  });

  test('when no service ever answers', async ({ request, site, service }) => {
    service.answers('*', isSilent);
    await expectPagesWithoutMainArea(request, site);
  });

  test('when every service answers an empty object', async ({ request, site, service }) => {
    service.answers('*', answerWith(200, '{}'));
    for (const [path, status, sentence] of [
      ['/home', 200, 'ยังไม่มีข่าวในหน้านี้'],
      [CATEGORY, 200, 'ยังไม่มีข่าวกีฬา'],
      [ARTICLE, 502, SERVER_ERROR],
    ] as const) {
      const response = await request.get(site + path);
      expect(response.status(), path).toBe(status);
      expect(new RegExp(`<(h1|p)[^>]*>${sentence}`).test(await response.text()), path).toBe(true);
    }
  });

  test('and loads again once the services answer', async ({ page, site, service }) => {
    service.answers('/pages/path:home/content', answerWith(500, '{}'));
    await open(page, `${site}/home`);
    await expect(page.getByText('ขณะนี้ยังแสดงข่าวในหน้าหลักไม่ได้')).toBeVisible();
    service.answers('/pages/path:home/content', asNewsroom());
    await page.getByRole('link', { name: 'ลองใหม่อีกครั้ง' }).click();
    await expect(page.getByRole('region', { name: 'ข่าวล่าสุด' })).toBeVisible();
  });

  test('and the retry link of an article loads it once the services answer', async ({ page, site, service }) => {
    service.answers('*', answerWith(500, '{}'));
    await open(page, site + ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ขออภัย ระบบขัดข้องชั่วคราว');
    service.answers('*', asNewsroom());
    await page.getByRole('link', { name: 'ลองใหม่อีกครั้ง' }).click();
    await expect(page.getByRole('button', { name: 'ฟังข่าวนี้' })).toBeVisible();
  });
});

test('every page answers 200 while the content service stops under load', async ({ request, startSite }) => {
  const content = await startContraryService();
  const site = await startSite({
    CONTENT_API_URL: `${content.address}/api`,
    SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR: '0',
  });
  const paths = [CATEGORY, '/home', ARTICLE];
  // one after the other: eight first pages at once can take a busy machine longer than a page may take
  for (const path of paths) expect((await request.get(site + path)).status()).toBe(200);
  let answered = 0;
  const readers = Array.from({ length: 8 }, async () => {
    while (answered < 96) {
      const response = await request.get(site + paths[answered % 3]);
      answered += 1;
      if (answered === 36) await content.close();
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('เมนูหลัก');
    }
  });
  await Promise.all(readers);
});

test.describe('a page with a missing part is served', () => {
  const SIDE_FAULTS: Record<string, Answer> = { ...MISBEHAVIOURS, 'never answers': isSilent };
  for (const [name, misbehaves] of Object.entries(SIDE_FAULTS))
    test(`when the service of its lists ${name}`, async ({ request, site, service }) => {
      service.answers('/hot-news', misbehaves);
      service.answers('/breakingnews', misbehaves);
      const [home, category, article] = await Promise.all(
        ['/home', CATEGORY, ARTICLE].map((path) => request.get(site + path)),
      );
      for (const response of [home, category, article]) expect(response?.status()).toBe(200);
      const [homeHtml = '', ...others] = await Promise.all(
        [home, category, article].map((response) => response?.text()),
      );
      expect(homeHtml).toContain('ข่าวล่าสุด');
      expect(homeHtml).not.toContain('aria-label="ข่าวด่วน"');
      for (const html of others) {
        expect(html).toContain('ขณะนี้ยังแสดงข่าวยอดนิยมไม่ได้');
        expect(html).toMatch(/<h1[^>]*>(กีฬา|หนึ่งปีเทศบาล)/);
      }
    });

  test('and hydrates; a list leaves out invalid articles and shows incomplete ones', async ({
    page,
    request,
    site,
    service,
    complaints,
  }) => {
    const bad = [null, 7, 'x', {}, { id: 1 }, { id: [], title: {} }, { id: 2, title: '' }];
    const bare = {
      publishTime: '0001-01-01T00:00:00Z',
      imgUrl: '',
      media: null,
      categoryName: null,
      tags: null,
      viewCount: null,
    };
    service.answers('/hot-news', answerWith(500, '{}'));
    service.answers('/breakingnews', answerWith(500, '{}'));
    service.answers(
      '/section',
      asNewsroom((archive: { items: object[] }) => ({
        ...archive,
        items: [...bad, ...archive.items.map((item) => ({ ...item, ...bare }))],
      })),
    );
    for (const path of ['/home', ARTICLE, CATEGORY]) await open(page, site + path);
    await expect(page.getByText('ขณะนี้ยังแสดงข่าวยอดนิยมไม่ได้')).toBeVisible();
    // one invalid article does not remove its list; articles without pictures, times or categories still have cards
    const cards = page.getByRole('main').locator('article:not(aside article)');
    await expect(cards).toHaveCount(await countArticles(request, 'sport'));
    await expect(cards.locator('time')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('without a section of an unknown type', async ({ request, site, service }) => {
    service.answers(
      '/pages/path:home/content',
      asNewsroom((content: { sections: object[] }) => ({
        sections: [
          { id: 'new', type: 'hologram', title: 'ภาพสามมิติ', data: [{ id: 1, title: 'x' }] },
          ...content.sections,
        ],
      })),
    );
    const response = await request.get(`${site}/home`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<h2[^>]*>(<a[^>]*>)?ข่าวล่าสุด/.test(html)).toBe(true);
    expect(html).not.toContain('ภาพสามมิติ');
  });
});

test.describe('an article from a hostile service', () => {
  const EVIL = 'evil.example';
  const RUN = 'window.ran()';
  const HOSTILE = `
    <script>${RUN}</script><script src="https://${EVIL}/x.js"></script>
    <p onclick="${RUN}" style="position:fixed;inset:0" class="x" id="main">ย่อหน้าแรกของข่าว</p>
    <img src="x" onerror="${RUN}"><img src="https://${EVIL}/pixel.gif"><img src="https://${EVIL}/big.jpg" width="1" height="1">
    <picture><source srcset="https://${EVIL}/set.webp"><img src="${NEWSROOM}/media/bus-stop.webp" alt="ป้ายรถเมล์"></picture>
    <svg onload="${RUN}"><script>${RUN}</script><use href="https://${EVIL}/u.svg#x"></use></svg>
    <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></mglyph></table></mtext></math>
    <iframe src="https://${EVIL}/frame"></iframe><iframe srcdoc="<script>parent.ran()</script>"></iframe>
    <iframe src="javascript:parent.ran()"></iframe><iframe src="data:text/html,<script>parent.ran()</script>"></iframe>
    <iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" onload="${RUN}"></iframe>
    <a href="javascript:${RUN}">ลิงก์หนึ่ง</a><a href="java&#10;script:${RUN}">ลิงก์สอง</a><a href="data:text/html,x">ลิงก์สาม</a>
    <a href="//${EVIL}/x">ลิงก์สี่</a><a href="https://other.example/story" onmouseover="${RUN}" target="_self">ลิงก์ห้า</a>
    <style>@import url(https://${EVIL}/x.css); body{background:url(https://${EVIL}/b.png)}</style>
    <link rel="stylesheet" href="https://${EVIL}/l.css"><base href="https://${EVIL}/"><meta http-equiv="refresh" content="0;url=https://${EVIL}/">
    <form action="https://${EVIL}/"><input autofocus onfocus="${RUN}"><button>ส่ง</button></form>
    <object data="https://${EVIL}/o"></object><embed src="https://${EVIL}/e"><video src="https://${EVIL}/v.mp4" onerror="${RUN}"></video>
    <details open ontoggle="${RUN}">รายละเอียด</details><template><img src=x onerror="${RUN}"></template>
    <p>ย่อหน้าสุดท้ายของข่าว</p></div></article></main></body></html><!-- <script>`;
  const TEXT = `</script><script>${RUN}</script><img src=x onerror=${RUN}>"'\u2028`;

  const hostile = asNewsroom((article: object) => ({
    ...article,
    title: `ข่าวร้าย ${TEXT}`,
    abstract: `นำ ${TEXT}`,
    content: HOSTILE,
    credit: TEXT,
    categoryName: TEXT,
    categoryUrl: `javascript:${RUN}`,
    imgUrl: `https://${EVIL}/lead.jpg`,
    image: `https://${EVIL}/lead.jpg`,
    tags: [{ title: TEXT, url: `javascript:${RUN}` }],
    gallery: [{ id: 1, imgUrl: `javascript:${RUN}`, caption: TEXT, credit: TEXT }],
    relatedNews: [
      { id: '"><script>', title: TEXT, url: `javascript:${RUN}`, imgUrl: 'data:image/svg+xml,<svg/onload=1>' },
    ],
  }));

  /** Records all foreign scripts that run and all hosts that the page requests; nothing leaves the machine. */
  async function watch(page: Page, site: string) {
    const seen = { ran: 0, hosts: new Set<string>(), dialogs: 0 };
    await page.exposeFunction('ran', () => {
      seen.ran += 1;
    });
    page.on('dialog', (dialog) => {
      seen.dialogs += 1;
      void dialog.dismiss();
    });
    await page.route('**/*', (route) => {
      const { origin, host } = new URL(route.request().url());
      if (origin === site) return route.continue();
      seen.hosts.add(host);
      return route.fulfill({ contentType: 'text/html', body: '' });
    });
    return seen;
  }

  test('runs no script, covers nothing, and requests no foreign host except YouTube’s', async ({
    page,
    site,
    service,
  }) => {
    service.answers('/content', hostile);
    const seen = await watch(page, site);
    await open(page, site + ARTICLE);
    await expect(page.getByText('ย่อหน้าแรกของข่าว')).toBeVisible();
    await expect(page.getByText('ย่อหน้าสุดท้ายของข่าว')).toBeVisible();
    await expect(page.getByText('ย่อหน้าแรกของข่าว')).toHaveCSS('position', 'static');
    for (const link of await listAll(page.getByRole('article').first().getByRole('link'))) await link.hover();
    for (const name of ['ลิงก์หนึ่ง', 'ลิงก์สอง', 'ลิงก์สาม']) await page.getByText(name).click();
    const embed = page.getByTitle('วิดีโอประกอบข่าว');
    await embed.scrollIntoViewIfNeeded();
    await expect(embed).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect.poll(() => [...seen.hosts]).toEqual(['www.youtube-nocookie.com']);
    await expect(page.getByRole('img', { name: 'ป้ายรถเมล์' })).toHaveAttribute('src', /^\/images\//);
    await expect(page.getByRole('link', { name: 'ลิงก์ห้า' })).toHaveAttribute('rel', /noopener/);
    await expect(
      page.locator(
        'main form, main style, main object, main embed, main video, main svg:not(button > svg), main script',
      ),
    ).toHaveCount(0);
    await expect(page.locator('#main')).toHaveCount(1);
    expect(seen).toMatchObject({ ran: 0, dialogs: 0 });
    expect(page.url()).toBe(site + ARTICLE);

    await test.step('the same holds after client-side navigation', async () => {
      // the upper row of the header is hidden while one reads down the page
      await page.keyboard.press('Home');
      await page.getByRole('banner').getByRole('link', { name: 'ศาลา' }).first().click();
      await page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first().click();
      await expect(page.getByText('ย่อหน้าสุดท้ายของข่าว')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
      expect(seen).toMatchObject({ ran: 0, dialogs: 0 });
      expect([...seen.hosts]).toEqual(['www.youtube-nocookie.com']);
    });

    await test.step('the content security policy blocks an injected script', async () => {
      const violated = await page.evaluate(async () => {
        const violation = new Promise<string>((done) =>
          document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), {
            once: true,
          }),
        );
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
        return violation;
      });
      expect(violated).toBe('script-src-elem');
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    });
  });

  test('gets 403 from the image proxy for pictures of foreign and internal hosts', async ({ request, site }) => {
    for (const source of [
      `https://${EVIL}/lead.jpg`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'http://localhost:22/',
    ]) {
      const address = `/images/_/rs:fill:640:360/q:90/${Buffer.from(source).toString('base64url')}.webp`;
      expect((await request.get(site + address)).status(), source).toBe(403);
    }
  });
});

test('a button that waits for scripts which fail to load is replaced by what works without them', async ({ page }) => {
  const deployed = Promise.withResolvers<void>();
  // a release in between: the files of the page are no longer there
  await page.route('**/assets/*.js', (route) =>
    deployed.promise.then(() => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })),
  );
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  const listen = page.getByRole('button', { name: 'ฟังข่าวนี้' });
  await listen.click();
  await expect(listen).toHaveAttribute('aria-busy', 'true');
  deployed.resolve();
  await expect(page.getByRole('link', { name: 'ฟังข่าวนี้ (MP3)' })).toBeVisible();
  await expect(listen).toBeHidden();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a page whose scripts fail to load can be read, and its links work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('region', { name: 'ข่าวล่าสุด' }).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/content\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await hydrated(page);
});
