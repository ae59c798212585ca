import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { layOutAll, scrollThrough } from './fixtures.ts';

declare global {
  var axe: { run(context: Document | string, options: RunOptions): Promise<AxeResults> };
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 1280] as const;
/** The rules that depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page, or in a part of it, each with its place. `only` limits the rules. */
export async function axeFinds(page: Page, part?: string, only?: readonly string[]): Promise<string[]> {
  // added once per document, through the debugger, because the page's policy would forbid it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([place, rules]) => {
      // finishes animations first, because colours change during them; animations driven by scrolling and endless ones
      // are left as they are
      const coming = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(coming.map((one) => one.finished));
      const { violations } = await globalThis.axe.run(place ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
        // the rule looks for the visible word between spaces, which Thai does not have: เปิดหรือปิดเมนู ends in เมนู
        rules: { 'label-content-name-mismatch': { enabled: false } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 300)}`),
      );
    },
    [part, only] as const,
  );
}

/** The violations in both themes: every rule in the page's own theme, the rules of colours in the other. */
export async function axeFindsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const found = await axeFinds(page, part);
  const root = page.locator('html');
  const own = await root.getAttribute('data-theme');
  // a page that is always dark has no light theme
  if (own === 'dark') return found;
  const [light, dark] = THEMES;
  await root.evaluate((html, theme) => html.setAttribute('data-theme', theme), dark);
  found.push(...(await axeFinds(page, part, OF_COLOURS)).map((finding) => `${dark} ${finding}`));
  await root.evaluate((html, theme) => html.setAttribute('data-theme', theme), own ?? light);
  return found;
}

/** The violations of a page, or of a part of it, in both themes, on a phone and on a desktop. */
export async function axeFindsAtBothWidths(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await scrollThrough(page);
  await layOutAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await axeFindsInBothThemes(page, part)).map((finding) => `${width} ${finding}`));
  }
  return found;
}
