import { beforeEach, expect, test } from 'vitest';
import { testContext } from '../../control/testContext.ts';
import { goldPrices } from '../../widgets/schema.ts';
import { testCommand } from '../testCommand.ts';
import { goldCommand } from './gold.ts';

const context = testCommand(goldCommand, testContext);
beforeEach(async () => {
  await context.db().delete(goldPrices);
});

test('a price is announced, shown with its difference, and taken back', async () => {
  expect(await context.run('show')).toEqual(['No price of gold is announced.']);
  expect(await context.run('set', '62,150', '62,250')).toEqual([
    expect.stringMatching(/^buy 62,150 {2}sell 62,250 {2}the first {2}\d{4}-/),
  ]);
  expect(await context.run('set', '62200', '62300')).toEqual([
    expect.stringMatching(/^buy 62,200 {2}sell 62,300 {2}\+50 {2}/),
  ]);
  expect(await context.run('remove')).toEqual([expect.stringMatching(/^buy 62,150 {2}sell 62,250 {2}the first/)]);
  expect(await context.run('remove')).toEqual(['No price of gold is announced.']);
  expect(await context.run('remove')).toEqual(['No price of gold is announced.']);
});

const USAGE = /^This is how it is used: .* gold set BUY SELL$/;
const NOT_BAHT = /^\S+ is no price in whole baht\.$/;
const NO_PRICE = /^That is no price of gold: [^\n]+\.$/;

test.each<[string[], RegExp]>([
  [[], /^Say what to do with the price of gold: .* gold show\|set\|remove$/],
  [['toString'], /^Say what to do/],
  [['show', 'x'], /^This is how it is used: .* gold show$/],
  [['set'], USAGE],
  [['set', '62,150'], USAGE],
  [['set', '62150', '62250', 'x'], USAGE],
  [['set', '6,21', '62250'], NOT_BAHT],
  [['set', '62150.50', '62250'], NOT_BAHT],
  [['set', '๖๒๑๕๐', '62250'], NOT_BAHT],
  [['set', '62250', '62150'], NO_PRICE],
  [['set', '0', '0'], NO_PRICE],
  [['set', '1', '99999999'], NO_PRICE],
])('%j is refused in one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
  expect(await context.run('show')).toEqual(['No price of gold is announced.']);
});
