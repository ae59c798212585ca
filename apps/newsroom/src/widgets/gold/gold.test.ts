import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/index.ts';
import { onBothDatabases } from '../../database/testDatabases.ts';
import { goldPrices } from '../schema.ts';
import { announceGold, confirmGold, findLastGold, readGold, withdrawGold } from './gold.ts';
import { parseLatestGold } from './goldService.ts';

const HOUR = 3600_000;
const NOW = new Date('2026-11-20T08:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const at = (sell: number) => ({ buy: sell - 100, sell });

onBothDatabases((open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(goldPrices);
  });

  test('a price’s difference is that to the announcement before', async () => {
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

  test('what a service says again is the same announcement, still holding', async () => {
    const { db } = database;
    await confirmGold(db, at(62_200), hoursAgo(3));
    await confirmGold(db, at(62_250), hoursAgo(2));
    await confirmGold(db, at(62_250), hoursAgo(1));
    expect(await readGold(db, NOW)).toEqual({ ...at(62_250), difference: 50, updatedAt: hoursAgo(1) });
    expect(await db.$count(goldPrices)).toBe(2);
  });

  test('a price of more than three days ago is not told, but known', async () => {
    await announceGold(database.db, at(62_200), hoursAgo(73));
    expect(await readGold(database.db, NOW)).toBeNull();
    expect(await findLastGold(database.db)).not.toBeNull();
  });
});

describe('the answer of a service', () => {
  const answer = (buy: unknown, sell: unknown) => ({
    status: 'success',
    response: { date: '04 เมษายน 2567', gold_pure: '96.5%', price: { gold_bar: { buy, sell } } },
  });

  test('is read whichever way round it calls buying and selling', () => {
    expect(parseLatestGold(answer('39,850.00', '39,750.00'))).toEqual({ buy: 39_750, sell: 39_850 });
    expect(parseLatestGold(answer(39750, 39850))).toEqual({ buy: 39_750, sell: 39_850 });
  });

  test.each([
    [null],
    [{ status: 'error' }],
    [answer('', '39,850.00')],
    [answer('-1', '39,850.00')],
    [answer('x', 'y')],
    [answer('1e99', '1')],
  ])('without a price is none: %j', (bad) => {
    expect(() => parseLatestGold(bad)).toThrow('no price of the gold bar can be read');
  });
});
