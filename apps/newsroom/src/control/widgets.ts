import { z } from 'zod';
import { CommandFailed } from '../sentence.ts';
import {
  addBanner,
  allBanners,
  announceGold,
  type Banner,
  bannerPicture,
  type CurrentGold,
  lastGold,
  readBanner,
  removeBanner,
  withdrawGold,
} from '../widgets/index.ts';
import { answering, type Command, type Desk } from './command.ts';

/** The price of gold that holds, as commands tell of it; the instant is ISO 8601. */
export interface GoldSummary {
  gold: (Omit<CurrentGold, 'updatedAt'> & { updatedAt: string }) | null;
}

/** A banner as commands tell of it; instants are ISO 8601, null where nothing limits it. */
export type BannerSummary = Pick<Banner, 'id' | 'title' | 'url'> & { startsAt: string | null; endsAt: string | null };

const goldPrice = z
  .object({ buy: z.int().min(1).max(10_000_000), sell: z.int().min(1).max(10_000_000) })
  .refine(({ buy, sell }) => sell >= buy);

const GOLD_NOT_CHANGED = 'The price of gold was not changed';
const tellGold = async ({ db }: Desk) => ({ gold: await lastGold(db) });

export const goldCommands: Record<string, Command> = {
  'gold/show': answering('The price of gold cannot be read', tellGold),
  'gold/set': answering(GOLD_NOT_CHANGED, async (desk, asked) => {
    const price = goldPrice.safeParse(asked);
    if (!price.success)
      throw new CommandFailed('That is no price of gold: shops pay at least 1 baht, and never more than they take.');
    await announceGold(desk.db, price.data, new Date());
    return tellGold(desk);
  }),
  'gold/remove': answering(GOLD_NOT_CHANGED, async (desk) => {
    await withdrawGold(desk.db);
    return tellGold(desk);
  }),
};

export const bannerCommands: Record<string, Command> = {
  'banner/list': answering('The banners cannot be read', async ({ db }) => ({ banners: await allBanners(db) })),
  'banner/add': answering('The banner was not added', async ({ db }, { picture, ...said }: { picture: string }) => {
    const banner = readBanner(said);
    return addBanner(db, banner, await bannerPicture(Buffer.from(picture, 'base64')));
  }),
  'banner/remove': answering('The banner was not removed', ({ db }, { id }: { id: number }) => removeBanner(db, id)),
};
