import type { Page } from '@playwright/test';

/** By how many px the page is wider than its window, and which elements stick out. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('html *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 5)
      .map((one) => `${one.tagName} ${one.className} ends at ${one.getBoundingClientRect().right} of ${clientWidth}`);
  });
