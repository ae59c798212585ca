import { expect, type Locator } from '@playwright/test';

/** The elements that a locator finds. Fails when there is none, because a loop over them would then prove nothing. */
export async function listAll(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
