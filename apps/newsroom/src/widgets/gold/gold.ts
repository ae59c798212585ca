import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { goldPrices } from '../schema.ts';

/** An older price is not shown; three days, so that the last one is shown over a weekend. */
const MAX_AGE_MS = 3 * 24 * 3600_000;

/** A price of gold bar, in whole baht for a baht's weight: what shops pay, and what they charge. */
export interface GoldPrice {
  buy: number;
  sell: number;
}

/** A source of prices. Throws when it has none. */
export type GoldSource = (signal: AbortSignal) => Promise<GoldPrice>;

/** The current price, and how far `sell` is above that of the announcement before; null when there was none. */
export interface CurrentGold extends GoldPrice {
  difference: number | null;
  updatedAt: Date;
}

const listLastTwo = (db: Database) => db.select().from(goldPrices).orderBy(desc(goldPrices.id)).limit(2);

/** The last announced price, however old; null when there is none. */
export async function findLastGold(db: Database): Promise<CurrentGold | null> {
  const [current, before] = await listLastTwo(db);
  if (!current) return null;
  const { buy, sell, confirmedAt } = current;
  return { buy, sell, difference: before ? sell - before.sell : null, updatedAt: confirmedAt };
}

/** The price for readers; null when the last one is too old. */
export async function readGold(db: Database, now: Date): Promise<CurrentGold | null> {
  const gold = await findLastGold(db);
  return gold && now.getTime() - gold.updatedAt.getTime() <= MAX_AGE_MS ? gold : null;
}

/** Announces a price, from which the difference of the next one is counted, even when it is the same as the last. */
export async function announceGold(db: Database, price: GoldPrice, now: Date, source = 'editor'): Promise<void> {
  await db.insert(goldPrices).values({ source, buy: price.buy, sell: price.sell, confirmedAt: now });
}

/** Stores the price of a service; an unchanged price only confirms the last announcement. */
export async function confirmGold(db: Database, price: GoldPrice, now: Date): Promise<void> {
  const [current] = await listLastTwo(db);
  if (current?.buy === price.buy && current.sell === price.sell)
    await db.update(goldPrices).set({ confirmedAt: now }).where(eq(goldPrices.id, current.id));
  else await announceGold(db, price, now, 'service');
}

/** Deletes the last announcement; the one before is current again. */
export async function withdrawGold(db: Database): Promise<void> {
  const [current] = await listLastTwo(db);
  if (current) await db.delete(goldPrices).where(eq(goldPrices.id, current.id));
}
