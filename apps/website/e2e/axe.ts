import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scrollThrough } from './fixtures.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 1280] as const;

/** What axe finds against the page, or a part of it; each finding says where. */
export async function axeFinds(page: Page, part?: string): Promise<string[]> {
  // the rule looks for the seen word between spaces, which Thai does not write: เปิดหรือปิดเมนู ends in เมนู
  const axe = new AxeBuilder({ page }).disableRules('label-content-name-mismatch');
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 300)}`),
  );
}

/** The same in each theme. */
export async function axeFindsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  // what is dark by its path is never light
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  for (const theme of isDark ? (['dark'] as const) : THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    found.push(...(await axeFinds(page, part)).map((finding) => `${theme} ${finding}`));
  }
  return found;
}

/** The same of a whole page, on a phone and at a desk. */
export async function axeFindsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  const theme = await page.locator('html').getAttribute('data-theme');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((own) => document.documentElement.setAttribute('data-theme', own ?? 'light'), theme);
    await scrollThrough(page);
    found.push(...(await axeFindsInBothThemes(page)).map((finding) => `${width} ${finding}`));
  }
  return found;
}
