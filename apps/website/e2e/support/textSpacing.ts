import type { Page } from '@playwright/test';

/** What a reader sets who needs more space (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Gives the page more space between lines, letters, words and paragraphs; the page's policy forbids no such style. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(async (styles) => {
    const sheet = await new CSSStyleSheet().replace(styles);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** The elements whose first line begins above what they show. */
export const cutElements = (page: Page): Promise<string[]> =>
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
export const brokenTimes = (page: Page): Promise<string[]> =>
  page.locator('main time').evaluateAll((all) =>
    all.flatMap((time) => {
      const text = document.createRange();
      text.selectNodeContents(time);
      const tops = new Set(Array.from(text.getClientRects(), ({ top }) => top));
      return /^\d\d:\d\d$/.test(time.textContent) && tops.size > 1 ? [time.textContent] : [];
    }),
  );
