import type { Page } from '@playwright/test';
import { STATION } from '@sala/station';
import { hydrated } from './fixtures.ts';

const CONSENT = { name: `${STATION.brand}_consent`, domain: 'localhost', path: '/' };

export const card = (page: Page) => page.getByRole('region', { name: 'การแจ้งเตือนข่าว' });
export const enable = (page: Page) => card(page).getByRole('button', { name: 'เปิดการแจ้งเตือน' });

/** A reader who has consented before the page opens. */
export const accepted = (page: Page) => page.context().addCookies([{ ...CONSENT, value: 'accepted' }]);
export const grant = (page: Page) => page.context().grantPermissions(['notifications']);

/** Waits long enough to be sure that no card comes: until the page has loaded everything. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}
