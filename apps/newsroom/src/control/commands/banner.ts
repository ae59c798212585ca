import {
  addBanner,
  type Banner,
  listBanners,
  parseBanner,
  removeBanner,
  toBannerPicture,
} from '../../widgets/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** A banner as commands tell of it; instants are ISO 8601, null where nothing limits it. */
export type BannerSummary = Pick<Banner, 'id' | 'title' | 'url'> & { startsAt: string | null; endsAt: string | null };

export const bannerCommands: Record<string, Command> = {
  'banner/list': replyOnce('The banners cannot be read', async ({ db }) => ({ banners: await listBanners(db) })),
  'banner/add': replyOnce('The banner was not added', async ({ db }, { picture, ...said }: { picture: string }) => {
    const banner = parseBanner(said);
    return addBanner(db, banner, await toBannerPicture(Buffer.from(picture, 'base64')));
  }),
  'banner/remove': replyOnce('The banner was not removed', ({ db }, { id }: { id: number }) => removeBanner(db, id)),
};
