import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { banners } from '../schema.ts';

/** The most banners that readers see. */
const MAX_SHOWN = 6;

export type Banner = typeof banners.$inferSelect;

/**
 * A banner to add; its picture is an address or the name of one of the newsroom's. Null as its beginning means now, as
 * its end until it is removed.
 */
export interface NewBanner {
  picture: string;
  title: string;
  url: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** @throws {CommandFailed} when a banner would never be shown */
function requirePeriod({ startsAt, endsAt }: Pick<NewBanner, 'startsAt' | 'endsAt'>): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw new CommandFailed('The banner would end before it begins.');
}

/**
 * Stores a banner.
 * @throws {CommandFailed} when it would end before it begins, or one with this title and address has not ended
 */
export async function addBanner(db: Database, banner: NewBanner): Promise<Banner> {
  requirePeriod(banner);
  return db.transaction(async (transaction) => {
    const lasts = or(isNull(banners.endsAt), gt(banners.endsAt, new Date()));
    const [same] = await transaction
      .select({ id: banners.id })
      .from(banners)
      .where(and(eq(banners.title, banner.title), eq(banners.url, banner.url), lasts));
    if (same)
      throw new CommandFailed(
        `Banner ${same.id} has this title and address already: banners edit ${same.id} changes it.`,
      );
    const [added] = await transaction
      .insert(banners)
      .values({ ...banner, source: 'editor' })
      .returning();
    return added as Banner;
  });
}

/** Every banner, the newest first. */
export function listBanners(db: Database): Promise<Banner[]> {
  return db.select().from(banners).orderBy(desc(banners.id));
}

/** The banners to show now, the newest first. */
export function listCurrentBanners(db: Database, now: Date): Promise<Banner[]> {
  const hasBegun = or(isNull(banners.startsAt), lte(banners.startsAt, now));
  const lasts = or(isNull(banners.endsAt), gt(banners.endsAt, now));
  return db.select().from(banners).where(and(hasBegun, lasts)).orderBy(desc(banners.id)).limit(MAX_SHOWN);
}

/** What to change in a banner; what is left out stays as it is. */
type BannerChange = { [Field in keyof NewBanner]?: NewBanner[Field] | undefined };

/**
 * Changes fields of a banner.
 * @throws {CommandFailed} when there is none of that id, nothing to change, or it would end before it begins
 */
export async function editBanner(db: Database, id: number, change: BannerChange): Promise<Banner> {
  if (Object.values(change).every((field) => field === undefined))
    throw new CommandFailed('Say what to change in the banner.');
  return db.transaction(async (transaction) => {
    const [edited] = await transaction
      .update(banners)
      .set(change as Partial<NewBanner>)
      .where(eq(banners.id, id))
      .returning();
    if (!edited) throw new CommandFailed(`There is no banner ${id}.`);
    requirePeriod(edited);
    return edited;
  });
}

/**
 * Removes a banner.
 * @throws {CommandFailed} when there is none of that id
 */
export async function removeBanner(db: Database, id: number): Promise<Banner> {
  const [removed] = await db.delete(banners).where(eq(banners.id, id)).returning();
  if (!removed) throw new CommandFailed(`There is no banner ${id}.`);
  return removed;
}
