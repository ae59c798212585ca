import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { episodes, programs, videos } from '../schema.ts';

type Featured = Pick<typeof programs.$inferSelect, 'componentId' | 'featuredEpisodeId' | 'featuredVideoId'>;

/** The component ids that say what the page of a programme shows large (SPEC 7.8-01 to 7.8-05). */
const NEWEST = new Map([
  ['newest-episode', 3],
  ['newest-clip', 4],
]);
const EPISODE = 6;
const VIDEO = 7;
const NOTHING = { componentId: null, featuredEpisodeId: null, featuredVideoId: null };

/**
 * What an editor calls it, as columns: `newest-episode`, `newest-clip`, the id of an episode, the key of a clip, or
 * nothing.
 * @throws {CommandFailed} when the programme has no such episode or clip
 */
export async function toFeatured(db: Database, programId: number, name: string): Promise<Featured> {
  if (name === '') return NOTHING;
  const newest = NEWEST.get(name);
  if (newest !== undefined) return { ...NOTHING, componentId: newest };
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const [episode] = await db
    .select({ id: episodes.id })
    .from(episodes)
    .where(and(eq(episodes.programId, programId), eq(episodes.id, id)));
  if (episode) return { ...NOTHING, componentId: EPISODE, featuredEpisodeId: episode.id };
  const [clip] = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.programId, programId), eq(videos.key, name)));
  if (clip) return { ...NOTHING, componentId: VIDEO, featuredVideoId: clip.id };
  throw new CommandFailed(`The programme has no episode or clip ${name} to feature.`);
}

/** Has a programme feature nothing where it features an episode, or its video, that is no longer its own. */
export async function stopFeaturing(db: Database, episode: { id: number; programId: number }): Promise<void> {
  const ofEpisode = db.select({ id: videos.id }).from(videos).where(eq(videos.episodeId, episode.id));
  await db
    .update(programs)
    .set(NOTHING)
    .where(
      and(
        eq(programs.id, episode.programId),
        or(
          and(eq(programs.componentId, EPISODE), eq(programs.featuredEpisodeId, episode.id)),
          and(eq(programs.componentId, VIDEO), inArray(programs.featuredVideoId, ofEpisode)),
        ),
      ),
    );
}

/** The columns in an editor's words; empty for nothing, also when what was featured is gone. */
export async function nameFeatured(db: Database, row: Featured): Promise<string> {
  const newest = [...NEWEST].find(([, componentId]) => componentId === row.componentId);
  if (newest) return newest[0];
  if (row.componentId === EPISODE) {
    const ofId = eq(episodes.id, row.featuredEpisodeId ?? 0);
    return (await db.$count(episodes, ofId)) > 0 ? String(row.featuredEpisodeId) : '';
  }
  if (row.componentId !== VIDEO) return '';
  const [clip] = await db
    .select({ key: videos.key })
    .from(videos)
    .where(eq(videos.id, row.featuredVideoId ?? 0));
  return clip?.key ?? '';
}
