import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Locator, Page, ViewportSize } from '@playwright/test';
import { ROOT } from '../support/addresses.ts';
import { brokenWords } from '../support/brokenWords.ts';
import { asNewsroom } from '../support/contraryService.ts';
import {
  ARTICLE,
  expect,
  hydrated,
  LONG_CATEGORY,
  layOutAll,
  open,
  PROGRAMME,
  SEARCH,
  scrollThrough,
  test,
} from '../support/fixtures.ts';
import { layoutShift, watchLayout } from '../support/layoutShift.ts';
import { listAll } from '../support/listAll.ts';
import { overflow } from '../support/overflow.ts';
import { EPISODE, videoPlayer } from '../support/watching.ts';

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

/** Parses the page of this address again in 24 pieces, as they come over a slow network, and paints each. */
const arriveInPieces = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const body = html.indexOf('<body');
    const size = Math.ceil((html.length - body) / 24);
    document.open();
    for (let from = 0, to = body; from < html.length; from = to) {
      const end = html.indexOf('<', to + size);
      to = end < 0 ? html.length : end;
      document.write(html.slice(from, to));
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    }
    document.close();
  });

test.describe('there is no layout shift', { tag: '@pictures' }, () => {
  for (const width of [375, 1280])
    test(`at ${width} px when fonts load late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let painted = Promise.resolve();
      let late = 0;
      await page.route('**/*.woff2', async (route) => {
        late += 1;
        await painted;
        await route.continue();
      });
      await watchLayout(page);
      for (const path of ['/home', ARTICLE, LONG_CATEGORY, PROGRAMME]) {
        let release = () => {};
        painted = new Promise<void>((done) => {
          release = done;
        });
        late = 0;
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        release();
        await page.waitForLoadState('load');
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        await scrollThrough(page);
        // letters differ slightly in width between the two fonts: a sum below 0.001 is displayed as 0.00 by all tools
        const shifts = await layoutShift(page);
        const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
        expect(sum, `${path}: ${shifts.join('\n')}`).toBeLessThan(0.001);
        // the fonts really loaded late, and not from the page before
        expect(late, path).toBeGreaterThan(0);
      }
    });

  for (const [width, paths] of [
    [375, ['/home', ARTICLE, PROGRAMME, SEARCH]],
    [1280, [ARTICLE, '/live']],
  ] as const)
    test(`at ${width} px when pages arrive in pieces`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // the question about cookies is open, and the scripts come later than the page
      await page.context().clearCookies();
      await page.route('**/assets/*.js', () => {});
      await watchLayout(page);
      for (const path of paths) {
        // with its styles, which are then at hand as a browser waits for them before it paints
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await arriveInPieces(page);
        expect(await layoutShift(page), path).toEqual([]);
      }
    });

  test('of any size when fonts are cached', async ({ page }) => {
    await watchLayout(page);
    // caches all fonts, also those that these pages do not need
    await page.goto('/sitemap');
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => {}));
    for (const path of ['/home', ARTICLE]) {
      await open(page, path);
      await scrollThrough(page);
      expect(await layoutShift(page), path).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /**
   * Every kind of page: the width and the padding of its navbar, whether it has a shadow, and the first element below.
   */
  const NAVBARS = [
    ['/home', 1380, '106px', true, 'main article'],
    [LONG_CATEGORY, 1200, '16px', true, 'main h1'],
    [ARTICLE, 1440, '136px', true, 'main h1'],
    ['/program', 1920, '75px', false, null],
    [PROGRAMME, 1920, '75px', false, 'main h1'],
    ['/live', 1920, '75px', true, 'main > div > div'],
    ['/program/schedules', 1920, '75px', false, null],
  ] as const;

  /** The distance between the logo and the left edge of the first element below it. */
  const offOfLogo = (page: Page, first: string) =>
    page.evaluate((below) => {
      const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? -1;
      return Math.abs(left('body > header > div:last-child > a') - left(below));
    }, first);

  /** The distance between the first item of each scrolling row and its heading's left edge. */
  const offOfRows = (page: Page) =>
    page.locator('main section').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const row = [...section.querySelectorAll('ul, ol')].find((one) => getComputedStyle(one).overflowX === 'auto');
        const [heading, first] = [section.querySelector('h2'), row?.querySelector('li')];
        // the headings of a banner are inside its slides
        if (!heading || !first || row?.contains(heading)) return [];
        return [Math.abs(heading.getBoundingClientRect().left - first.getBoundingClientRect().left)];
      }),
    );

  test('[9.6-14 2.5-04 2.5-05 2.5-06] [2.5-07] [9.6-15] the navbar has its page’s width, padding and shadow; logo, 1200 px contents and scrolling rows are aligned', async ({
    page,
  }) => {
    for (const [path, width, padding, hasShadow, first] of NAVBARS)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 2560, height: 1000 });
        await page.goto(path);
        expect(await widthOf(page, 'body > header > div:last-child'), path).toBe(width);
        await expect(page.locator('body > header > div:last-child'), path).toHaveCSS('padding-left', padding);
        const shadow = await page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).boxShadow);
        expect(shadow !== 'none', path).toBe(hasShadow);
        if (path === ARTICLE || path === LONG_CATEGORY) expect(await widthOf(page, 'main > .container')).toBe(1200);

        const hasRows = ['/home', '/program', '/program/schedules', PROGRAMME].includes(path);
        for (const narrower of hasRows ? [375, 768, 1280, 1440, 1680, 1920] : [1280, 1440, 1680]) {
          await page.setViewportSize({ width: narrower, height: 900 });
          const where = `${path} at ${narrower}`;
          if (first && narrower >= 1280 && narrower < 1920)
            expect(await offOfLogo(page, first), where).toBeLessThanOrEqual(1);
          const rows = await offOfRows(page);
          if (path === '/program' || path === PROGRAMME) expect(rows.length, where).toBeGreaterThan(0);
          expect(
            rows.filter((off) => off > 0.5),
            where,
          ).toEqual([]);
        }
      });
  });

  /** The number of lines that the text of each element takes. */
  const linesOf = (all: Locator) =>
    all.evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set(Array.from(text.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
      }),
    );

  test('headlines beside pictures, the names of channels and the links of the footer have room at every width', async ({
    page,
  }) => {
    const widths = [375, 768, 992, 1024, 1200, 1920];
    await page.goto('/home');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const narrowest = await page
        .locator('main article:has(picture) h3')
        .evaluateAll((all) => Math.min(...all.map((headline) => headline.getBoundingClientRect().width)));
      expect(narrowest, `the narrowest headline at ${width}`).toBeGreaterThan(150);
      expect(narrowest, `some headline at ${width}`).toBeLessThan(width);
    }
    await page.goto('/live');
    const [channels, footer] = [page.getByRole('navigation', { name: 'เลือกช่อง' }), page.getByRole('contentinfo')];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await linesOf(channels.locator('strong')), `channels at ${width}`).toEqual([1, 1, 1]);
      const links = await linesOf(footer.getByRole('link'));
      expect(links.length).toBeGreaterThan(10);
      expect(new Set(links), `links of the footer at ${width}`).toEqual(new Set([1]));
    }
  });

  test('a film is no higher than the window of a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of ['/live/online', EPISODE]) {
      await page.goto(path);
      const box = await videoPlayer(page).boundingBox();
      expect(box?.height, path).toBeLessThanOrEqual(390);
      expect((box?.width ?? 0) / (box?.height ?? 1), path).toBeCloseTo(16 / 9, 1);
    }
  });

  test('what is below a film begins at its left edge', async ({ page }) => {
    await page.goto(EPISODE);
    for (const width of [375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('main')
        .locator('h1, section[aria-labelledby] > h2')
        .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().left));
      expect(lefts.length).toBeGreaterThan(1);
      expect(new Set(lefts).size, `at ${width}`).toBe(1);
    }
  });

  test('the link to an article’s summary stands on the line of the facts beside it', async ({ page }) => {
    await page.goto('/news/content/600101');
    const summary = page.getByRole('main').getByRole('link', { name: 'สรุปประเด็น', exact: true });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [fact = 0, link = 1] = await summary.evaluate((element) =>
        [element.previousElementSibling, element].map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one as Element);
          return text.getBoundingClientRect().bottom;
        }),
      );
      expect(Math.abs(fact - link), `at ${width}`).toBeLessThan(2);
    }
  });

  test('headings of sections are equally high, whether they are links or not', async ({ page }) => {
    await page.goto(ARTICLE);
    for (const name of ['ข่าวที่เกี่ยวข้อง', 'ข่าวยอดนิยม'])
      expect((await page.getByRole('heading', { name }).boundingBox())?.height, name).toBe(56);
  });

  test('a heading of a section that takes two lines stands below its mark', async ({ page }) => {
    await page.goto(PROGRAMME);
    const distance = await page.getByRole('heading', { name: 'เกี่ยวกับ' }).evaluate((heading) => {
      const text = document.createRange();
      heading.textContent = 'เกี่ยวกับรายการที่มีชื่อยาวเป็นพิเศษ '.repeat(12);
      text.selectNodeContents(heading);
      const mark = Number.parseFloat(getComputedStyle(heading, '::before').borderTopWidth);
      return text.getBoundingClientRect().top - heading.getBoundingClientRect().top - mark;
    });
    // a line of Thai has room for its highest signs
    expect(distance).toBeGreaterThanOrEqual(-2);
  });

  test('[2.5-03] [9.8-01] each theme has its own background, whatever colour scheme the system prefers', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [path, colour, name, scheme] of [
      ['/home', 'rgb(254, 254, 254)', '#fefefe', 'light only'],
      ['/in-remembrance', 'rgb(254, 254, 254)', '#fefefe', 'light only'],
      ['/live', 'rgb(16, 16, 16)', '#101010', 'dark'],
    ] as const) {
      await page.goto(path);
      // a browser that darkens sites for its reader (Chrome on Android) leaves these as they are
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
      await expect(page.locator('html')).toHaveCSS('background-color', colour);
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', name);
    }
  });

  test('[2.5-10] [2.5-11] [2.5-12] the event banner links to its page and fits its text: 150 px on desktops, lower with its own picture on phones', {
    tag: '@pictures',
  }, async ({ page }) => {
    await page.goto('/home');
    const banner = page.getByRole('complementary', { name: 'ร้อยใจรำลึก' }).getByRole('link');
    await expect(banner).toHaveAttribute('href', '/in-remembrance');
    const picture = banner.locator('img');
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      const overflow = await banner.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      const shown = () => picture.evaluate((one: HTMLImageElement) => new URL(one.currentSrc).pathname);
      await expect.poll(shown, `${width} px`).toBe(width < 768 ? '/station/event-mobile.svg' : '/station/event.svg');
      return (await banner.boundingBox())?.height ?? 0;
    };
    expect(await at(1920)).toBe(150);
    expect(await at(1280)).toBe(150);
    const tablet = await at(768);
    expect(tablet).toBeLessThan(150);
    await at(767);
    const phone = await at(375);
    expect(phone).toBeLessThan(tablet);
    expect(phone).toBeGreaterThanOrEqual(44);
    await at(320);
  });
});

/** Opens a page in a browser with this font size of its own, in pixels. */
const testWithFont = test.extend<{ openWithFont: (px: number, viewport: ViewportSize) => Promise<Page> }>({
  openWithFont: async ({ playwright, launchOptions, baseURL }, use) => {
    const opened: Browser[] = [];
    await use(async (px, viewport) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=imagesEnabled=false,defaultFontSize=${px}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      opened.push(browser);
      return browser.newPage({ viewport, ...(baseURL && { baseURL }) });
    });
    await Promise.all(opened.map((browser) => browser.close()));
  },
});

testWithFont('pages follow a browser font size of 24 px and do not overflow a phone', async ({ openWithFont }) => {
  const page = await openWithFont(24, { width: 360, height: 640 });
  for (const path of [PROGRAMME, '/program/schedules?view=week', ARTICLE]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    expect(await overflow(page), path).toEqual([]);
    const nav = await page.getByRole('navigation', { name: 'เมนูหลัก' }).boundingBox();
    expect((nav?.y ?? 0) + (nav?.height ?? 0), path).toBeLessThanOrEqual(96);
  }
});

testWithFont(
  'at a browser font size of 32 px the words of headlines, figures and links are not broken on a phone',
  async ({ openWithFont }) => {
    const page = await openWithFont(32, { width: 320, height: 900 });
    for (const [path, texts] of [
      ['/home', 'main :is(h2, h3 a, dd)'],
      ['/flood', 'main :is(h1, dd)'],
      ['/sitemap', 'main li a'],
      ['/news/archive', 'main :is(h3 a, td > *)'],
    ] as const) {
      await page.goto(path);
      await layOutAll(page);
      expect.soft(await brokenWords(page.locator(texts)), path).toEqual([]);
    }
    // the longest month, which browsers take for two words, is on one line
    const month = page.locator('#calendar-month');
    await month.evaluate((name) => name.replaceChildren('พฤศจิกายน 2569'));
    expect((await month.boundingBox())?.height).toBe(44);
  },
);

testWithFont(
  'at a browser font size of 32 px no word of the header or of the weather is broken or covers another',
  async ({ openWithFont }) => {
    const page = await openWithFont(32, { width: 768, height: 900 });
    // hydration puts buttons in place of the header's links
    await open(page, '/news');
    const tools = ['English', 'องค์กร', 'ค้นหา', 'ชมสด', 'เมนู'].map((name) =>
      page.getByRole('banner').getByText(name, { exact: true }).filter({ visible: true }).first(),
    );
    let end = 0;
    for (const tool of tools) {
      const text = await tool.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
      expect(text.left).toBeGreaterThan(end);
      expect(text.height).toBeLessThan(36);
      end = text.right;
    }
    expect(end).toBeLessThanOrEqual(768);

    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/home');
    const place = page.getByRole('region', { name: 'อากาศวันนี้' }).locator('strong').first();
    expect((await place.boundingBox())?.height).toBeLessThan(64);
    for (const headline of await listAll(
      page.getByRole('region', { name: 'ข่าวเด่น' }).getByRole('heading', { level: 3 }),
    ))
      expect((await headline.boundingBox())?.width).toBeGreaterThan(300);
  },
);

test('[1-32 2.5-01] the theme is dark where the path says so, and light elsewhere', async ({ request }) => {
  const dark = ['/live', '/live/vertical', '/program', PROGRAMME, EPISODE, '/watch-preview', '/preview/dark'];
  for (const path of [...dark, '/home', ARTICLE, LONG_CATEGORY, SEARCH, '/nowhere']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<html lang="th" data-theme="${dark.includes(path) ? 'dark' : 'light'}"`);
  }
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');
  /** Scrolls until the footer is this far below the window. */
  const approach = (page: Page, distance: number) =>
    footer(page).evaluate((element, below) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight - below, behavior: 'instant' });
    }, distance);

  test('[2.5-08] [2.5-09] renders within 300 px of the window in a reserved place, with the station’s address and app downloads', async ({
    page,
  }) => {
    const contents = footer(page).getByRole('navigation').first();
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      // opening the same page again would restore the scroll position
      await page.goto('about:blank');
      await open(page, ARTICLE);
      const before = await footer(page).evaluate((element) => element.getBoundingClientRect().height);
      await approach(page, 310);
      // an observer is called within two frames
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(contents, `at ${width} px`).toHaveCount(0);
      await approach(page, 290);
      await expect(contents, `at ${width} px`).toHaveCount(1);
      const after = await footer(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(after, `at ${width} px`).toBe(before);
    }

    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByText('99 ถนนริมคลอง', { exact: false })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'โทรศัพท์ 0-2999-0000' })).toHaveAttribute(
      'href',
      'tel:029990000',
    );
    const downloads = footer(page).getByRole('navigation', { name: 'ดาวน์โหลดแอปพลิเคชัน' }).getByRole('link');
    await expect(downloads).toHaveCount(2);
    for (const link of await listAll(downloads)) await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('Thai text', () => {
  // line breaks do not depend on scripts
  test.use({ javaScriptEnabled: false });

  const TALL = 'ปี่ ญี่ปุ่น กฎ ฐู';

  const titled = (titles: (index: number) => string) => {
    let index = 0;
    const rename = (item: object) => ({ ...item, title: titles(index++) });
    return {
      home: asNewsroom((content: { sections: { data: object[] }[] }) => ({
        sections: content.sections.map((section) => ({ ...section, data: section.data.map(rename) })),
      })),
      list: asNewsroom((list: { items: object[] }) => ({ ...list, items: list.items.map(rename) })),
      article: asNewsroom((article: { relatedNews: object[]; recommendedNews: object[] }) => ({
        ...article,
        title: titles(index++),
        relatedNews: article.relatedNews.map(rename),
        recommendedNews: article.recommendedNews.map(rename),
      })),
    };
  };

  /** Headlines whose highest mark or lowest vowel is clipped by an ancestor. */
  const cutHeadlines = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const found: string[] = [];
      for (const line of document.querySelectorAll(
        'h1, h2, h3, header nav a, main section[aria-label] li > a, footer h2',
      )) {
        if (!line.checkVisibility() || line.className.includes('visually-hidden')) continue;
        // the rectangle is that of the font's ascent and descent, which contains all marks, and not of the line height
        const text = document.createRange();
        text.selectNodeContents(line);
        // the strip of breaking news limits the number of its lines
        const strip = line.querySelector(':scope > span');
        const ink = (strip ?? text).getBoundingClientRect();
        for (let around: Element | null = line; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible' || around === document.documentElement) continue;
          const box = around.getBoundingClientRect();
          const isShown = ink.bottom > box.top + 1 && ink.top < box.bottom - 1;
          if (isShown && (ink.top < box.top - 1 || ink.bottom > box.bottom + 1))
            found.push(`${line.tagName} is cut by ${around.tagName} ${around.className}`);
        }
      }
      return found;
    });

  test('is not clipped at its tone marks and lower vowels', async ({ page, site, service }) => {
    const { home, list, article } = titled(() => `${TALL} ${TALL} ${TALL} ${TALL}`);
    service.answers('/pages/path:home/content', home);
    for (const path of ['/section', '/hot-news', '/breakingnews']) service.answers(path, list);
    service.answers('/content', article);
    for (const path of ['/home', ARTICLE, LONG_CATEGORY]) {
      await page.goto(site + path);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cutHeadlines(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('of the longest real headlines stays inside its cards', async ({ page, site, service }) => {
    const file = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
    test.skip(!existsSync(file), '../shared/data is not here');
    const longest = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).title as string)
      .sort((a, b) => b.length - a.length)
      .slice(0, 20);
    const { home, list, article } = titled((index) => longest[index % longest.length] ?? '');
    service.answers('/pages/path:home/content', home);
    for (const path of ['/section', '/hot-news', '/breakingnews']) service.answers(path, list);
    service.answers('/content', article);
    for (const path of ['/home', ARTICLE, LONG_CATEGORY]) {
      await page.goto(site + path);
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${path} at ${width}`).toEqual([]);
        expect(await cutHeadlines(page), `${path} at ${width}`).toEqual([]);
        const outside = await page.locator('main article h3, main article h1').evaluateAll((all) =>
          all.flatMap((heading) => {
            const card = heading.closest('article')?.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(heading);
            const box = text.getBoundingClientRect();
            const fits =
              card && box.left >= card.left - 1 && box.right <= card.right + 1 && box.bottom <= card.bottom + 4;
            return fits ? [] : [heading.textContent];
          }),
        );
        expect(outside, `${path} at ${width}`).toEqual([]);
      }
    }
  });
});
