import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { goldPrices } from '../schema.ts';
import { announceGold, confirmGold, findLastGold, readGold, withdrawGold } from './gold.ts';
import { createGoldSource } from './goldService.ts';

const HOUR = 3600_000;
const NOW = new Date('2026-11-20T08:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const at = (sell: number) => ({ buy: sell - 100, sell });

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(goldPrices);
  });

  test('the difference is that to the previous announcement, also after withdrawals', async () => {
    const { db } = database;
    expect(await readGold(db, NOW)).toBeNull();
    await announceGold(db, at(62_200), hoursAgo(3));
    expect(await readGold(db, NOW)).toEqual({ ...at(62_200), difference: null, updatedAt: hoursAgo(3) });
    await announceGold(db, at(62_150), hoursAgo(2));
    expect(await readGold(db, NOW)).toEqual({ ...at(62_150), difference: -50, updatedAt: hoursAgo(2) });
    await announceGold(db, at(62_150), hoursAgo(1));
    expect((await readGold(db, NOW))?.difference).toBe(0);
    await withdrawGold(db);
    await withdrawGold(db);
    expect(await readGold(db, NOW)).toEqual({ ...at(62_200), difference: null, updatedAt: hoursAgo(3) });
    await withdrawGold(db);
    await withdrawGold(db);
    expect(await findLastGold(db)).toBeNull();
  });

  test('a repeated price updates the time of its announcement instead of adding one', async () => {
    const { db } = database;
    await confirmGold(db, at(62_200), hoursAgo(3));
    await confirmGold(db, at(62_250), hoursAgo(2));
    await confirmGold(db, at(62_250), hoursAgo(1));
    expect(await readGold(db, NOW)).toEqual({ ...at(62_250), difference: 50, updatedAt: hoursAgo(1) });
    expect(await db.$count(goldPrices)).toBe(2);
  });

  test('a price older than three days is not read, but still found as the last one', async () => {
    await announceGold(database.db, at(62_200), hoursAgo(73));
    expect(await readGold(database.db, NOW)).toBeNull();
    expect(await findLastGold(database.db)).not.toBeNull();
  });
});

describe('createGoldSource', () => {
  afterEach(() => vi.unstubAllGlobals());

  const fetchPrice = (body: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(body));
    return createGoldSource('https://gold.example/latest')(new AbortController().signal);
  };
  const answer = (buy: unknown, sell: unknown) => ({
    status: 'success',
    response: { date: '04 เมษายน 2567', gold_pure: '96.5%', price: { gold_bar: { buy, sell } } },
  });

  test('takes the lower price as the buying price, whichever field has it', async () => {
    expect(await fetchPrice(answer('39,850.00', '39,750.00'))).toEqual({ buy: 39_750, sell: 39_850 });
    expect(await fetchPrice(answer(39750, 39850))).toEqual({ buy: 39_750, sell: 39_850 });
  });

  test.each([
    [null],
    [{ status: 'error' }],
    [answer('', '39,850.00')],
    [answer('-1', '39,850.00')],
    [answer('x', 'y')],
    [answer('1e99', '1')],
  ])('rejects a response without a price: %j', async (bad) => {
    await expect(fetchPrice(bad)).rejects.toThrow('no price of the gold bar can be read');
  });
});
