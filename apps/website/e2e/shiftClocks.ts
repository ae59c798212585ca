import type { Browser } from '@playwright/test';
import { shiftDate } from '../../../scripts/clock/shiftDate.ts';

const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/** The machine's clock, in milliseconds since 1970: a browser keeps cookies by that, whatever its pages see. */
export const machineNow = (): number => Date.now() - shift;

/** Pages see the clock that the applications see (`npm run test:at`), not that of the machine, where the two differ. */
export function shiftClocks(browser: Browser): void {
  if (shift === 0) return;
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await context.addInitScript(shiftDate, shift);
    return context;
  };
}
