import type { Browser } from '@playwright/test';

/**
 * What Chromium has and the oldest browsers for which the scripts are built have not (`target` in vite.config.ts):
 * scripts that need one of these fail there halfway. `checkVisibility` of elements is not among them, because Playwright
 * needs it; Safari has it since 17.4.
 */
const NEWER = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'CloseWatcher',
  'Document.prototype.startViewTransition',
  'Element.prototype.ariaBusy',
  'Element.prototype.ariaLabel',
  'Error.isError',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'].map(
    (method) => `Iterator.prototype.${method}`,
  ),
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Uint8Array.fromBase64',
  'navigation',
  'requestIdleCallback',
  'scheduler',
];

/** Shows every page of a browser as the oldest supported browsers do, without the features that they do not have. */
export function removeNewerFeatures(browser: Browser): void {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await context.addInitScript((names) => {
      for (const name of names) {
        const path = name.split('.');
        const owner = path.slice(0, -1).reduce<unknown>((one, key) => Object(one)[key], globalThis);
        delete Object(owner)[path.at(-1) ?? ''];
      }
    }, NEWER);
    return context;
  };
}
