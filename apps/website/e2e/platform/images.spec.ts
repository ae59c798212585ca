import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asNewsroom } from '../support/contraryService.ts';
import { ARTICLE, expect, LONG_CATEGORY, open, scrollThrough, test } from '../support/fixtures.ts';

/** Records the requests for pictures of the proxy. */
function picturesOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/images/')) requested.push(request.url());
  });
  return requested;
}

const widthOf = (address: string) => Number(/rs:\w+:(\d+):/.exec(address)?.[1]);

/** The pictures of a page, without those far along a row, which load when the row scrolls. */
const listPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture')
    .evaluateAll((all) =>
      all
        .map((one) => {
          const img = one.querySelector('img');
          const { width, height, left } = one.getBoundingClientRect();
          return {
            left,
            width,
            ratio: width / height,
            source: img?.currentSrc ?? '',
            isLoaded: img?.complete === true && img.naturalWidth > 0,
            isBanner: one.closest('[data-event="bannerAds"]') !== null,
          };
        })
        .filter(({ left }) => left < innerWidth + 1000),
    );

/** Expects every picture of a scrolled page to be loaded, in a 16:9 place, sharp enough and no larger than needed. */
async function expectPictures(page: Page): Promise<void> {
  let pictures: Awaited<ReturnType<typeof listPictures>> = [];
  // lists may still come: what is measured is what was complete
  await expect
    .poll(async () => {
      pictures = await listPictures(page);
      return pictures.filter(({ isLoaded }) => !isLoaded);
    })
    .toEqual([]);
  expect(pictures.length).toBeGreaterThan(5);
  for (const { ratio, width, source, isBanner } of pictures) {
    // the height of a banner's picture follows the news beside it, which depends on the time of day
    if (isBanner) expect(ratio).toBeLessThan(16 / 9 + 0.05);
    else expect(ratio).toBeCloseTo(16 / 9, 1);
    expect(widthOf(source), `${source} at ${width}`).toBeGreaterThanOrEqual(width * 0.9);
  }
}

test('[9.7-01] pictures within 1,000 px load, far ones only when scrolled to, each once; all are 16:9 and sharp enough', {
  tag: '@pictures',
}, async ({ page }) => {
  const requested = picturesOf(page);
  await open(page, '/home');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const near = [...document.images].filter((img) => {
          const { top, left } = img.getBoundingClientRect();
          return top < innerHeight + 1000 && left < innerWidth + 1000;
        });
        // independent of the browser's own distance for lazy pictures
        return near.length > 0 && near.every((img) => img.loading !== 'lazy' && img.complete && img.naturalWidth > 0);
      }),
    )
    .toBe(true);
  // a picture that has loaded further up is shown at once further down
  const far = await page.evaluate(() => {
    const isFar = (img: HTMLImageElement) => img.getBoundingClientRect().top > innerHeight + 3000;
    const all = [...document.images];
    const known = new Set(all.filter((img) => !isFar(img)).map((img) => img.currentSrc || img.src));
    return all
      .filter((img) => isFar(img) && !known.has(img.currentSrc || img.src))
      .map((img) => ({ isLazy: img.loading === 'lazy', isLoaded: img.complete && img.naturalWidth > 0 }));
  });
  expect(far.length).toBeGreaterThan(3);
  for (const picture of far) expect(picture).toEqual({ isLazy: true, isLoaded: false });
  const before = requested.length;

  await scrollThrough(page);
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((img) => img.complete && img.naturalWidth > 0)))
    .toBe(true);
  expect(requested.length).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo(0, 0));
  await scrollThrough(page);
  expect(new Set(requested).size).toBe(requested.length);

  await expectPictures(page);
  for (const path of [ARTICLE, LONG_CATEGORY])
    await test.step(path, async () => {
      await open(page, path);
      await scrollThrough(page);
      await expectPictures(page);
    });
});

test('a picture that fails to load leaves its place empty', { tag: '@pictures' }, async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 502 }));
  await open(page, '/home');
  const box = await page.getByRole('main').locator('picture').first().boundingBox();
  // where browsers would draw a broken image
  const clip = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 4, width: 40, height: 40 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
});

test('[9.7-02 9.7-05] phones get smaller pictures; the image proxy serves its listed sizes as WebP, and no others', {
  tag: '@pictures',
}, async ({ page, request }) => {
  const lead = page.getByRole('main').locator('picture img').first();
  for (const { width, expected } of [
    { width: 767, expected: [320, 640] },
    { width: 768, expected: [1280] },
  ])
    await test.step(`at ${width} px the lead picture is ${expected.join(' or ')} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home');
      await expect.poll(() => lead.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(expected).toContain(widthOf(await lead.evaluate((img: HTMLImageElement) => img.currentSrc)));
    });
  const address = await lead.getAttribute('src');
  const at = (size: string) => (address ?? '').replace(/rs:fill:\d+:\d+/, `rs:fill:${size}`);
  for (const size of ['1280:720', '640:360', '320:180']) {
    const response = await request.get(at(size));
    expect(response.status(), size).toBe(200);
    expect(response.headers()['content-type']).toBe('image/webp');
    expect(response.headers()['cache-control']).toContain('immutable');
    const [width, height] = size.split(':').map(Number);
    const shown = await page.evaluate(async (src) => {
      const img = Object.assign(new Image(), { src });
      await img.decode();
      return [img.naturalWidth, img.naturalHeight];
    }, at(size));
    expect(shown).toEqual([width, height]);
  }
  for (const size of ['1281:720', '9999:9999', '0:0', '640:640'])
    expect((await request.get(at(size))).status()).toBe(404);
  expect((await request.get(at('640:360').replace('q:90', 'q:100'))).status()).toBe(404);
});

test('the station’s sign stands where an article of a list has no picture', { tag: '@pictures' }, async ({
  page,
  site,
  service,
  request,
}) => {
  service.answers(
    '/section',
    asNewsroom((archive: { items: object[] }) => ({
      ...archive,
      items: archive.items.map((item) => ({ ...item, imgUrl: '', media: null })),
    })),
  );
  await open(page, site + LONG_CATEGORY);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.locator('picture')).toHaveCount(0);
  const signs = await first
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .map((span) => ({ image: getComputedStyle(span).backgroundImage, width: span.getBoundingClientRect().width }))
        .filter(({ image }) => image !== 'none'),
    );
  expect(signs).toHaveLength(1);
  expect(signs[0]?.width).toBeGreaterThan(300);
  const sign = await request.get(/url\("(.+)"\)/.exec(signs[0]?.image ?? '')?.[1] ?? '');
  expect(sign.headers()['content-type']).toContain('image/svg+xml');
});
