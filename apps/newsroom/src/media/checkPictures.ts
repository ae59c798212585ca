import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { ActionContext } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { MEDIA_FOLDER } from './media.ts';
import { parsePictureName, toPictureName } from './pictureNames.ts';
import { media, pictures } from './schema.ts';

/** An address of any kind; word processors paste local ones, such as `file:///C:/photo.png`. */
const ADDRESS = /^[a-z][a-z\d+.-]*:/i;
const FETCHED_ADDRESS = /^https?:\/\/[^/]/i;
/** No way to another folder, such as `..`. */
const FILE_NAME = /^[\w-][\w.-]*$/;
const SAID_LENGTH = 80;

/**
 * Checks that readers will see pictures, each the name of one of the newsroom's or an address. Returns a sentence for
 * each host from which the website takes no pictures.
 * @param at when readers will see them
 * @throws {CommandFailed} naming the pictures that do not exist, or whose rights will have expired by then
 */
export async function checkPictures(
  db: Database,
  used: string[],
  { hosts, canDraw }: Pick<ActionContext['pictures'], 'hosts' | 'canDraw'>,
  at = new Date(),
): Promise<string[]> {
  const unreachable = used.find((one) => ADDRESS.test(one) && !FETCHED_ADDRESS.test(one));
  if (unreachable !== undefined)
    throw new CommandFailed(
      `No reader’s browser can fetch ${unreachable.slice(0, SAID_LENGTH)}: upload the picture (pictures upload), and give its name.`,
    );
  const names = [...new Set(used.filter((one) => one && !ADDRESS.test(one)))];
  const missing = await findMissing(db, names, canDraw, at);
  if (missing.length > 0)
    throw new CommandFailed(
      `There is no picture ${missing.join(', ')}: give the name of an existing picture, or an address.`,
    );
  return warnOfUnknownHosts(
    used.flatMap((one) => URL.parse(one)?.host ?? []),
    hosts,
  );
}

/** A sentence for each host whose pictures the website does not show. */
export function warnOfUnknownHosts(usedHosts: Iterable<string>, shownHosts: ReadonlySet<string>): string[] {
  return [...new Set(usedHosts)]
    .filter((host) => !shownHosts.has(host))
    .map((host) => `IMAGE_HOSTS does not name ${host}: readers see an empty place where its pictures would be.`);
}

async function findMissing(
  db: Database,
  names: string[],
  canDraw: ActionContext['pictures']['canDraw'],
  at: Date,
): Promise<string[]> {
  const unstored = names.filter((name) => !FILE_NAME.test(name) || !existsSync(join(MEDIA_FOLDER, name)));
  if (unstored.length === 0) return [];
  const ids = unstored.map(parsePictureName);
  const uploaded = await db.select().from(pictures).where(inArray(pictures.id, ids));
  requireRights(uploaded, at);
  const ofBanners = await db.select({ name: media.name }).from(media).where(inArray(media.name, unstored));
  const isStored = (name: string): boolean =>
    ofBanners.some((one) => one.name === name) ||
    (name.endsWith('.webp') && uploaded.some(({ id }) => id === parsePictureName(name)));
  const others = unstored.filter((name) => !isStored(name));
  const drawn = await Promise.all(others.map((name) => canDraw(name.replace(/\.webp$/, ''))));
  return others.filter((name, index) => !name.endsWith('.webp') || !drawn[index]);
}

function requireRights(uploaded: (typeof pictures.$inferSelect)[], at: Date): void {
  for (const { rightsUntil, ...picture } of uploaded) {
    if (!rightsUntil || rightsUntil > at) continue;
    const ended = rightsUntil > new Date() ? 'end before readers would see it,' : 'ended';
    throw new CommandFailed(
      `The rights in ${toPictureName(picture)} ${ended} on ${formatBangkokTime(rightsUntil)}: choose another picture.`,
    );
  }
}
