import type { Page } from '@playwright/test';
import { axeFindsInBothThemes } from '../support/axe.ts';
import {
  ARTICLE,
  ARTICLE_BY_AI,
  expect,
  LONG_CATEGORY,
  layOutAll,
  open,
  PROGRAMME,
  SEARCH,
  scrollThrough,
  test,
} from '../support/fixtures.ts';
import { findSigns } from '../support/forcedColors.ts';
import { overflow } from '../support/overflow.ts';
import { brokenTimes, cutElements, spaceText } from '../support/textSpacing.ts';
import { countUsesOfIntl, readUsesOfIntl } from '../support/usesOfIntl.ts';
import { EPISODE, SHORT_CLIP } from '../support/watching.ts';

// a page of each kind is loaded once and checked in every way that applies to all of them; similar pages share a
// browser window, which has their code after the first

const PAGES = {
  'the front page, an article, one with a table': ['/home', ARTICLE, ARTICLE_BY_AI],
  'a gallery, the news of a day, the clips': ['/news/gallery/604001', '/news/archive', '/news/clip/archive'],
  'the top news, a category, search results': ['/news', LONG_CATEGORY, SEARCH],
  'a situation, the memorial page, the 404 page': ['/flood', '/in-remembrance', '/nowhere'],
  'recommended programmes, a programme, an episode': ['/program', PROGRAMME, EPISODE],
  'all programmes, the most watched, a short clip': ['/program/all', '/program/watch/popular', SHORT_CLIP],
  'the schedules, a channel, a channel on an upright screen': ['/program/schedules', '/live', '/live/vertical'],
};

/** The pages whose text is given more space. */
const SPACED = ['/home', ARTICLE, LONG_CATEGORY, '/flood', PROGRAMME, EPISODE, '/program/schedules', '/live'];

/** Pages that fill the window have no footer. */
const WITHOUT_FOOTER = ['/nowhere', '/live/vertical'];
const WIDTHS = [320, 375, 768, 1280, 1920] as const;
const WITH_AXE: readonly number[] = [375, 1280];
const ON_ITS_SIDE = { width: 667, height: 375 };
/** A window of 1280 by 1024 pixels, enlarged to 400 %. */
const ENLARGED = { width: 320, height: 256 };

test.use({ hasTouch: true, viewport: { width: WIDTHS[0], height: 900 } });

for (const [names, paths] of Object.entries(PAGES))
  test(`${names}: axe, headings, landmarks, 44 px controls, five widths, landscape, 400 %, 200 % text, spaced text, forced colours, no Intl, no console errors`, {
    tag: '@pictures',
  }, async ({ page, complaints }) => {
    await countUsesOfIntl(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await open(page, path);
        expect.soft(await readUsesOfIntl(page), `uses of Intl while ${path} loads`).toEqual([]);
        await hasItsStructure(page, path);
        await scrollThrough(page);
        await layOutAll(page);
        for (const width of WIDTHS) {
          const where = `of ${path} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflow(page), `overflowing elements ${where}`).toEqual([]);
          if (width === 375) expect.soft(await smallControls(page), `controls smaller than 44 px ${where}`).toEqual([]);
          if (width === 1280) {
            const { signs, gone } = await findSigns(page);
            expect.soft(signs.length, `signs ${where}`).toBeGreaterThan(2);
            expect.soft(gone, `signs that forced colours remove ${where}`).toEqual([]);
          }
          if (WITH_AXE.includes(width)) expect.soft(await axeFindsInBothThemes(page), `axe ${where}`).toEqual([]);
        }
        await page.setViewportSize(ON_ITS_SIDE);
        expect.soft(await overflow(page), `overflowing elements of ${path} in landscape`).toEqual([]);
        await page.setViewportSize(ENLARGED);
        expect.soft(await overflow(page), `overflowing elements of ${path} at 400 %`).toEqual([]);
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect.soft(await overflow(page), `overflowing elements of ${path} at 200 % text size`).toEqual([]);
        expect.soft(await highTimes(page), `times of ${path} in more than one line`).toEqual([]);
        for (const part of ['banner', 'main'] as const)
          expect
            .soft(await page.getByRole(part).evaluate(hangsOut), `the ${part} of ${path} at 200 % text size`)
            .toBe(0);
        expect.soft(await coveredHeadings(page), `headings of ${path} below a button at 200 % text size`).toEqual([]);
        if (SPACED.includes(path)) await fitsWithMoreSpace(page, path);
        await page.waitForLoadState('networkidle');
        const isGone = (complaint: string) => path === '/nowhere' && complaint.includes('404');
        expect
          .soft(
            complaints.splice(0).filter((complaint) => !isGone(complaint)),
            `complaints of ${path}`,
          )
          .toEqual([]);
      });
  });

/** With more space between lines, letters, words and paragraphs, nothing is cut at its top, and no time is broken. */
async function fitsWithMoreSpace(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await spaceText(page);
  await expect.soft(page.getByRole('main')).not.toHaveCSS('letter-spacing', 'normal');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const where = `of ${path} with more space at ${width} px`;
    expect.soft(await overflow(page), `overflowing elements ${where}`).toEqual([]);
    expect.soft(await cutElements(page), `cut elements ${where}`).toEqual([]);
    expect.soft(await brokenTimes(page), `broken times ${where}`).toEqual([]);
  }
}

/** By how many px the content of an element is higher than the element. */
const hangsOut = ({ scrollHeight, clientHeight }: Element): number => scrollHeight - clientHeight;

/** Headings that a button beside them covers. */
const coveredHeadings = (page: Page): Promise<(string | null)[]> =>
  page.locator('main :is(h1, h2):not(.visually-hidden)').evaluateAll((headings) => {
    const buttons = Array.from(document.querySelectorAll('main button'), (button) => button.getBoundingClientRect());
    const isCovered = (heading: Element) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const box = text.getBoundingClientRect();
      return buttons.some(
        ({ left, right, top, bottom }) =>
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      );
    };
    return headings
      .filter((heading) => heading.checkVisibility() && isCovered(heading))
      .map(({ textContent }) => textContent);
  });

/** Times and durations that are higher than one line. */
const highTimes = (page: Page): Promise<(string | null)[]> =>
  page
    .getByText(/^(?:[\d:]+ความยาว .+|\d\d:\d\d น\.)$/)
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientHeight > 2 * Number.parseFloat(getComputedStyle(one).fontSize))
        .map(({ textContent }) => textContent),
    );

async function hasItsStructure(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole('banner')).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(WITHOUT_FOOTER.includes(path) ? 0 : 1);
  await expect.soft(page.getByRole('navigation', { name: 'เมนูหลัก', exact: true })).toHaveCount(1);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
  expect.soft(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect.soft(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
}

/** Controls that are smaller than a finger's 44 px. */
const smallControls = (page: Page): Promise<string[]> =>
  page.locator('a, button, input, select, summary').evaluateAll((all) => {
    /**
     * The target of a link is its positioned parent when it is stretched over that; the target of a headline is its
     * card.
     */
    const targetOf = (one: Element) => {
      const isOverAll = getComputedStyle(one, '::after').inset === '0px' && getComputedStyle(one).position === 'static';
      return one.closest('article:not([aria-labelledby])') ?? ((isOverAll && (one as HTMLElement).offsetParent) || one);
    };
    const letters = (of: Element | null | undefined) => (of?.textContent ?? '').replace(/\s/g, '').length;
    /** Links in running text are only as high as their line; a paragraph of nothing but links is none. */
    const isInText = (one: Element) => {
      const paragraph = one.closest('p');
      const links = [...(paragraph?.querySelectorAll('a, button') ?? [])];
      return letters(paragraph) > links.reduce((sum, link) => sum + letters(link), 0);
    };
    return all
      .filter((one) => !isInText(one) && !one.closest('.skip-link') && one.checkVisibility())
      .map((one) => ({ one, box: targetOf(one).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(
        ({ one, box }) => `${one.textContent?.trim().slice(0, 40)} ${Math.round(box.width)}x${Math.round(box.height)}`,
      );
  });
