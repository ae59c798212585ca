import type { Browser } from '@playwright/test';
import { shiftDate } from '../../../../scripts/clock/shiftDate.ts';

const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/**
 * The machine's clock, in milliseconds since 1970: the browser uses it for the expiry of cookies, whatever its pages
 * see.
 */
export const machineNow = (): number => Date.now() - shift;

/** Gives pages the applications' clock (`npm run test:at`) where that differs from the machine's. */
export function shiftClocks(browser: Browser): void {
  if (shift === 0) return;
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await context.addInitScript(shiftDate, shift);
    return context;
  };
}
