import { TAKEN_PROGRAM_KEYS } from '@sala/contracts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { episodes, programs, videos } from '../programs/schema.ts';

const PROGRAM = /^\/program\/([^/]+)$/;
const EPISODE = /^\/program\/[^/]+\/episodes\/(\d{1,9})$/;
/** A clip or a short clip; the four names are lists. */
const CLIP = /^\/program\/(?:stories\/|watch\/(?!(?:rerun|popular|clip|promo)$))[^/]+$/;

const findKey = (path: string): string[] => {
  const [, key] = PROGRAM.exec(path) ?? [];
  return key === undefined || TAKEN_PROGRAM_KEYS.has(key) ? [] : [key];
};

/** True for the path of a programme, an episode or a clip, which is there only when the newsroom has it. */
export const isProgramPage = (path: string): boolean =>
  findKey(path).length > 0 || EPISODE.test(path) || CLIP.test(path);

/**
 * Those of some paths at which there is a programme, an episode or a clip. Without any programme the website has them
 * from another service: then all of these paths are taken for known.
 */
export async function findProgramPages(db: Database, paths: string[]): Promise<string[]> {
  const named = paths.filter(isProgramPage);
  if (named.length === 0) return [];
  const [any] = await db.select({ id: programs.id }).from(programs).limit(1);
  if (!any) return named;
  const ids = named.flatMap((path) => EPISODE.exec(path)?.[1] ?? []).map(Number);
  const keys = named.flatMap(findKey);
  const [ofPrograms, ofEpisodes, ofVideos] = await Promise.all([
    db.select({ key: programs.key }).from(programs).where(inArray(programs.key, keys)),
    db.select({ id: episodes.id }).from(episodes).where(inArray(episodes.id, ids)),
    db.select({ path: videos.path }).from(videos).where(inArray(videos.path, named)),
  ]);
  const found = new Set([...ofPrograms.map(({ key }) => `/program/${key}`), ...ofVideos.map(({ path }) => path)]);
  const episodeIds = new Set(ofEpisodes.map(({ id }) => id));
  return named.filter((path) => found.has(path) || episodeIds.has(Number(EPISODE.exec(path)?.[1])));
}
