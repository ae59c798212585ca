import { addBanner, allBanners, type Banner, bannerPicture, readBanner, removeBanner } from '../../widgets/index.ts';
import { answering, type Command } from '../command.ts';

/** A banner as commands tell of it; instants are ISO 8601, null where nothing limits it. */
export type BannerSummary = Pick<Banner, 'id' | 'title' | 'url'> & { startsAt: string | null; endsAt: string | null };

export const bannerCommands: Record<string, Command> = {
  'banner/list': answering('The banners cannot be read', async ({ db }) => ({ banners: await allBanners(db) })),
  'banner/add': answering('The banner was not added', async ({ db }, { picture, ...said }: { picture: string }) => {
    const banner = readBanner(said);
    return addBanner(db, banner, await bannerPicture(Buffer.from(picture, 'base64')));
  }),
  'banner/remove': answering('The banner was not removed', ({ db }, { id }: { id: number }) => removeBanner(db, id)),
};
