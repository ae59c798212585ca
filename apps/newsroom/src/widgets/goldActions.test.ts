import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { goldPrices } from './schema.ts';

const context = testActions('gold', testContext);
beforeEach(async () => {
  await context.db().delete(goldPrices);
});

test('gold commands announce a price, show it with its difference, and withdraw it', async () => {
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

test('a price far from the one before gives a warning with how it is taken back', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('set', '62,150', '62,250');
  await context.run('set', '66,000', '66,100');
  expect(warnings).not.toHaveBeenCalled();
  await context.run('set', '6,600', '6,610');
  expect(warnings.mock.calls).toEqual([['Before, SELL was 66,100: if this is a mistake, gold remove takes it back.']]);
  warnings.mockRestore();
});

const USAGE = /\.\nUsage: npm run newsroom -- gold set \[options\] <BUY> <SELL>$/;
const NOT_BAHT = /^BUY cannot be used: it is no price in whole baht\.$/;
const NO_PRICE = /^This is no gold price: [^\n]+\.$/;

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run newsroom -- gold /],
  [['toString'], /^Unknown command 'toString'\.\nUsage: /],
  [['show', 'x'], /^Too many arguments.*\.\nUsage: npm run newsroom -- gold show \[options\]$/],
  [['set'], USAGE],
  [['set', '62,150'], USAGE],
  [['set', '62150', '62250', 'x'], USAGE],
  [['set', '6,21', '62250'], NOT_BAHT],
  [['set', '62150.50', '62250'], NOT_BAHT],
  [['set', '๖๒๑๕๐', '62250'], NOT_BAHT],
  [['set', '62250', '62150'], NO_PRICE],
  [['set', '0', '0'], NO_PRICE],
  [['set', '1', '99999999'], NO_PRICE],
])('the command %j is rejected with one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
  expect(await context.run('show')).toEqual(['No price of gold is announced.']);
});
