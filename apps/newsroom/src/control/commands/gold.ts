import { z } from 'zod';
import { CommandFailed } from '../../errors/index.ts';
import { announceGold, type CurrentGold, findLastGold, withdrawGold } from '../../widgets/index.ts';
import { type Command, type ControlContext, replyOnce } from '../command.ts';

/** The price of gold that holds, as commands tell of it; the instant is ISO 8601. */
export interface GoldSummary {
  gold: (Omit<CurrentGold, 'updatedAt'> & { updatedAt: string }) | null;
}

const goldPrice = z
  .object({ buy: z.int().min(1).max(10_000_000), sell: z.int().min(1).max(10_000_000) })
  .refine(({ buy, sell }) => sell >= buy);

const NOT_CHANGED = 'The price of gold was not changed';
const tellGold = async ({ db }: ControlContext) => ({ gold: await findLastGold(db) });

export const goldCommands: Record<string, Command> = {
  'gold/show': replyOnce('The price of gold cannot be read', tellGold),
  'gold/set': replyOnce(NOT_CHANGED, async (context, input) => {
    const price = goldPrice.safeParse(input);
    if (!price.success)
      throw new CommandFailed('That is no price of gold: shops pay at least 1 baht, and never more than they take.');
    await announceGold(context.db, price.data, new Date());
    return tellGold(context);
  }),
  'gold/remove': replyOnce(NOT_CHANGED, async (context) => {
    await withdrawGold(context.db);
    return tellGold(context);
  }),
};
