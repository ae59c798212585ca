import { and, asc, count, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { createFilteredList, toId } from './lists.ts';
import { playlists, programs, videos } from './schema.ts';
import type { VideoRow } from './videoWire.ts';

/** True for what is published and has not expired: without a time of its own, a video is published when it is aired. */
const isOut = and(
  sql`coalesce(${videos.startsAt}, ${videos.firstAiredAt}) <= now()`,
  or(isNull(videos.endsAt), gt(videos.endsAt, sql`now()`)),
);

const CONDITIONS: Record<string, SQL> = {
  video_category: eq(videos.category, sql.placeholder('video_category')),
  program: eq(videos.programId, sql.placeholder('program')),
  owner: eq(videos.ownerId, sql.placeholder('owner')),
  season: eq(videos.seasonId, sql.placeholder('season')),
  program_category: eq(programs.category, sql.placeholder('program_category')),
  access: sql`${sql.placeholder('access')}::text = any(${videos.access})`,
};

const ORDERS = {
  newest: [desc(videos.firstAiredAt), desc(videos.id)],
  popular: [desc(videos.views), desc(videos.id)],
};

export type VideoQueries = ReturnType<typeof createVideoQueries>;

const selectVideos = (db: Database) =>
  db.select({ video: videos, program: programs }).from(videos).leftJoin(programs, eq(programs.id, videos.programId));

/** The queries of videos, each with its programme. */
export function createVideoQueries(db: Database) {
  const list = (order: keyof typeof ORDERS) =>
    createFilteredList(CONDITIONS, (where, combination) => ({
      rows: selectVideos(db)
        .where(and(isOut, where))
        .orderBy(...ORDERS[order])
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`videos_${order}_${combination}`),
      total: db
        .select({ total: count() })
        .from(videos)
        .leftJoin(programs, eq(programs.id, videos.programId))
        .where(and(isOut, where))
        .prepare(`videos_total_${combination}`),
    }));

  const one = selectVideos(db)
    .where(or(eq(videos.key, sql.placeholder('key')), eq(videos.id, sql.placeholder('id'))))
    .prepare('video');
  const ofEpisode = selectVideos(db)
    .where(and(eq(videos.episodeId, sql.placeholder('episode')), eq(videos.category, 'rerun')))
    .prepare('video_of_episode');
  const following = selectVideos(db)
    .where(
      and(
        eq(videos.category, 'rerun'),
        eq(videos.programId, sql.placeholder('program')),
        gt(videos.firstAiredAt, sql.placeholder('after')),
        isOut,
      ),
    )
    .orderBy(asc(videos.firstAiredAt), asc(videos.id))
    .limit(sql.placeholder('limit'))
    .prepare('videos_following');
  const isOlder = sql`(${videos.firstAiredAt}, ${videos.id}) < (${sql.placeholder('from')}::timestamptz, ${sql.placeholder('id')}::bigint)`;
  const shortClipsFrom = selectVideos(db)
    .where(and(eq(videos.category, 'story'), ne(videos.id, sql.placeholder('id')), isOut))
    .orderBy(desc(isOlder), ...ORDERS.newest)
    .limit(sql.placeholder('limit'))
    .prepare('short_clips_from');

  return {
    newest: list('newest'),
    popular: list('popular'),

    /** By its key or its id, published or not; null when there is none. */
    async one(reference: string) {
      const rows = await one.execute({ key: reference, id: toId(reference) });
      return rows.find(({ video }) => video.key === reference) ?? rows[0] ?? null;
    },

    /** The video of an episode; null when there is none. */
    async ofEpisode(episode: number) {
      const [row] = await ofEpisode.execute({ episode });
      return row ?? null;
    },

    ...createPlaylistVideoQueries(db),

    /** The episodes of a programme after an instant, the oldest first. */
    following: (program: number, after: Date, limit: number) =>
      following.execute({ program, after: after.toISOString(), limit }),

    /** The short clips older than a given one, the newest first, then those newer than it. */
    shortClipsFrom: ({ id, firstAiredAt }: Pick<VideoRow, 'id' | 'firstAiredAt'>, limit: number) =>
      shortClipsFrom.execute({ id, from: firstAiredAt.toISOString(), limit }),
  };
}

function createPlaylistVideoQueries(db: Database) {
  const place = sql`array_position(${playlists.videoIds}, ${videos.id})`;
  const ofPlaylist = selectVideos(db)
    .innerJoin(playlists, sql`${videos.id} = any(${playlists.videoIds})`)
    .where(and(eq(playlists.id, sql.placeholder('playlist')), sql`${place} >= ${sql.placeholder('from')}::int`, isOut))
    .orderBy(place)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('videos_of_playlist');
  const totalOfPlaylist = db
    .select({ total: count() })
    .from(videos)
    .innerJoin(playlists, sql`${videos.id} = any(${playlists.videoIds})`)
    .where(and(eq(playlists.id, sql.placeholder('playlist')), isOut))
    .prepare('videos_total_of_playlist');

  return {
    /** The videos of a playlist in its order; `from` is the place of the first one, counted from 1. */
    async ofPlaylist(playlist: number, limit: number, { page = 1, from = 1 } = {}) {
      const rows = await ofPlaylist.execute({ playlist, limit, from, offset: (page - 1) * limit });
      return rows.map(({ video, program }) => ({ video, program }));
    },

    /** How many of a playlist's videos are published. */
    async totalOfPlaylist(playlist: number) {
      const [all] = await totalOfPlaylist.execute({ playlist });
      return all?.total ?? 0;
    },
  };
}
