import type { Page } from '@playwright/test';
import { ARTICLE, expect, LONG_CATEGORY, layOutAll, open, PROGRAMME, test } from '../support/fixtures.ts';
import { overflow } from '../support/overflow.ts';
import { EPISODE } from '../support/watching.ts';

const PAGES = ['/home', ARTICLE, LONG_CATEGORY, '/flood', PROGRAMME, EPISODE, '/program/schedules', '/live'];

/** What a reader sets who needs more space (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The elements whose first line begins above what they show. */
const cutElements = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { overflowY, webkitLineClamp } = getComputedStyle(element);
      if (overflowY !== 'hidden' || webkitLineClamp !== 'none' || !element.checkVisibility()) return [];
      const { top, height } = element.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      const isCut = Array.from(text.getClientRects()).some((line) => line.height > 0 && line.top < top - 3);
      return height > 1 && isCut ? [`${element.className} ${element.textContent}`] : [];
    }),
  );

/** Times such as 21:00 in more than one line. */
const brokenTimes = (page: Page): Promise<string[]> =>
  page.locator('main time').evaluateAll((all) =>
    all.flatMap((time) => {
      const text = document.createRange();
      text.selectNodeContents(time);
      const tops = new Set(Array.from(text.getClientRects(), ({ top }) => top));
      return /^\d\d:\d\d$/.test(time.textContent) && tops.size > 1 ? [time.textContent] : [];
    }),
  );

test.describe('with more space between lines, letters, words and paragraphs', () => {
  // for the style that a reader adds
  test.use({ bypassCSP: true });

  test('the main pages fit, nothing is cut at its top, and no time is broken', { tag: '@pictures' }, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await open(page, path);
      await layOutAll(page);
      await page.addStyleTag({ content: SPACING });
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        expect.soft(await overflow(page), where).toEqual([]);
        expect.soft(await cutElements(page), where).toEqual([]);
        expect.soft(await brokenTimes(page), where).toEqual([]);
      }
    }
  });
});
