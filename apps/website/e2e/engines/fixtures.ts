import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { STATION } from '@sala/station';
import { WEBSITE } from '../support/addresses.ts';
import type { Browser, Tab, TabOptions } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { Person } from './person.ts';
import { startWebkit } from './webkit.ts';

interface Fixtures extends TabOptions {
  /** The reader's answer to the cookie banner; null for a first visit. */
  consent: 'refused' | 'accepted' | null;
  tab: Tab;
  person: Person;
}

/** Tests whose browser is the engine of their project. */
export const test = base.extend<Fixtures, { engine: Browser }>({
  width: [1280, { option: true }],
  height: [800, { option: true }],
  hasScripts: [true, { option: true }],
  consent: ['refused', { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox() : startWebkit());
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, width, height, hasScripts }, use, testInfo) => {
    const tab = await engine.openTab({ width, height, hasScripts });
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('window.png'), await tab.takeScreenshot());
    await tab.close();
    expect(tab.complaints).toEqual([]);
  },
  person: async ({ tab, consent }, use) => {
    if (consent) await tab.setCookie(WEBSITE, `${STATION.brand}_consent`, consent);
    await use(new Person(tab));
  },
});

export { expect };
