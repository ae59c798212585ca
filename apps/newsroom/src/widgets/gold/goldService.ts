import { z } from 'zod';
import { fetchJson } from '../fetchJson.ts';
import type { GoldPrice, GoldSource } from './gold.ts';

/** A price of gold bar such as `39,850.00`, rounded to whole baht. */
const baht = z
  .union([z.string(), z.number()])
  .transform((price) => Math.round(Number(String(price).replaceAll(',', ''))))
  .refine((price) => price > 0 && price <= 10_000_000, 'it is no price');

const latest = z.object({
  response: z.object({ price: z.object({ gold_bar: z.object({ buy: baht, sell: baht }) }) }),
});

/** A source of the price of gold bar: a service at `address` that answers as the open-source thai-gold-api does. */
export function createGoldSource(address: string): GoldSource {
  return async (signal) => parseLatestGold(await fetchJson(new URL(address), signal));
}

/** @throws {Error} when the answer has no price of gold bar */
function parseLatestGold(answer: unknown): GoldPrice {
  const read = latest.safeParse(answer);
  if (!read.success) throw new Error('no price of the gold bar can be read');
  const { buy, sell } = read.data.response.price.gold_bar;
  // versions of the API disagree on which price is `buy`; the lower one is always what shops pay
  return { buy: Math.min(buy, sell), sell: Math.max(buy, sell) };
}
