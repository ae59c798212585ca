import type { SeedContent } from '@sala/demo';
import { MINUTE_MS } from '@sala/thai';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { announceGold, findLastGold } from '../widgets/index.ts';
import { banners, goldPrices } from '../widgets/schema.ts';

const SOURCE = 'demo';

/**
 * Loads the demo's banners, and its prices of gold with new dates; a price that an editor has announced replaces them.
 */
export async function loadWidgets(db: Database, now: Date, content: SeedContent): Promise<void> {
  const { banners: seeded, goldPrices: prices } = content.widgets();
  await db
    .insert(banners)
    .values(seeded.map((one) => ({ ...one, source: SOURCE })))
    .onConflictDoNothing();
  await db.delete(goldPrices).where(eq(goldPrices.source, SOURCE));
  if (await findLastGold(db)) return;
  for (const { minutesAgo, ...price } of prices)
    await announceGold(db, price, new Date(now.getTime() - minutesAgo * MINUTE_MS), SOURCE);
}
