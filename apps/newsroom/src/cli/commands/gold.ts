import type { GoldSummary } from '../../control/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { formatBangkokTime } from '../../input/index.ts';
import { type Call, callCommand } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const goldCommand = createCommand('gold', 'price of gold', {
  show: { does: 'the price of gold that holds', run: (call) => say(call, '/gold/show') },
  set: {
    takes: 'BUY SELL',
    does: 'announce what shops pay and take for a baht’s weight of bar, such as 62,150 62,250',
    run: (call, [buy, sell]) => say(call, '/gold/set', { buy: baht(buy), sell: baht(sell) }),
  },
  remove: { does: 'take the last announcement back', run: (call) => say(call, '/gold/remove') },
});

/** Whole baht as people write them: `62,250` or `62250`. */
function baht(written = ''): number {
  if (!/^(\d{1,3}(,\d{3})+|\d{1,8})$/.test(written)) throw new CommandFailed(`${written} is no price in whole baht.`);
  return Number(written.replaceAll(',', ''));
}

async function say(call: Call, path: string, price = {}): Promise<void> {
  const { gold } = await callCommand<GoldSummary>(call, path, price);
  if (!gold) return console.log('No price of gold is announced.');
  const [buy, sell] = [gold.buy, gold.sell].map((one) => one.toLocaleString('en-US'));
  const change = gold.difference === null ? 'the first' : `${gold.difference > 0 ? '+' : ''}${gold.difference}`;
  console.log(`buy ${buy}  sell ${sell}  ${change}  ${formatBangkokTime(new Date(gold.updatedAt))}`);
}
