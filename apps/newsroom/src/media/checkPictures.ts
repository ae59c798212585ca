import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { MEDIA_FOLDER } from './media.ts';
import { media } from './schema.ts';

/** Where pictures come from besides what is stored. */
export interface PictureSources {
  /** The hosts that the website takes pictures from, each `host` or `host:port`. */
  hosts: ReadonlySet<string>;
  /** Whether the newsroom can draw a picture of that name. */
  canDraw: (name: string) => Promise<boolean>;
}

/**
 * Looks whether readers will see pictures, each the name of one of the newsroom's or an address. Says which hosts the
 * website does not take pictures from, a sentence each.
 * @throws {CommandFailed} naming the pictures that there are not
 */
export async function checkPictures(
  db: Database,
  pictures: string[],
  { hosts, canDraw }: PictureSources,
): Promise<string[]> {
  const names = [...new Set(pictures.filter((one) => one && !one.includes('://')))];
  const missing = await findMissing(db, names, canDraw);
  if (missing.length > 0)
    throw new CommandFailed(
      `There is no picture ${missing.join(', ')}: give the name of one that there is, or an address.`,
    );
  return sayUnknownHosts(
    pictures.flatMap((one) => URL.parse(one)?.host ?? []),
    hosts,
  );
}

/** What is said of hosts whose pictures the website does not show, a sentence each. */
export function sayUnknownHosts(found: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...new Set(found)]
    .filter((host) => !known.has(host))
    .map((host) => `IMAGE_HOSTS does not name ${host}: readers see an empty place where its pictures would be.`);
}

async function findMissing(db: Database, names: string[], canDraw: PictureSources['canDraw']): Promise<string[]> {
  const unstored = names.filter((name) => !existsSync(join(MEDIA_FOLDER, name)));
  if (unstored.length === 0) return [];
  const uploaded = await db.select({ name: media.name }).from(media).where(inArray(media.name, unstored));
  const others = unstored.filter((name) => !uploaded.some((one) => one.name === name));
  const drawn = await Promise.all(others.map((name) => canDraw(name.replace(/\.webp$/, ''))));
  return others.filter((name, index) => !name.endsWith('.webp') || !drawn[index]);
}
