import { AUDIO, CATEGORIES, CATEGORY_SLUGS, findCategory } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { NARRATED_ARTICLE_COLUMNS } from './articleQuery.ts';
import { narrationsWithoutLinesColumn } from './mediaInfo.ts';

/** The playlist of the day (SPEC 9.1-05). */
const DAILY = 'daily-news';
const PLAYLIST_LIMIT = 30;
/** A day with fewer articles than these is filled from the days before. */
const MIN_OF_DAY = 10;

// a clip is watched, not heard
const canBeHeard = and(isPublished, sql`${articles.voicePath} <> '' and not ${articles.isClip}`);
// features are not news of the day
const isOfDaily = sql`not ${articles.isFeature}`;

const COLUMNS = {
  ...NARRATED_ARTICLE_COLUMNS,
  // the sound of the speaker that lists show
  duration: sql<number>`coalesce((
    select duration from narrations where article_id = articles.id and voice_path = '/speech/' || sound || '.mp3' limit 1
  ), 0)`.as('duration'),
};

const COLUMNS_WITHOUT_LINES = { ...COLUMNS, narrations: narrationsWithoutLinesColumn.as('narrations') };

/**
 * The playlists, of at most {@link PLAYLIST_LIMIT} articles each: the news of the day, and the newest of each section.
 */
export function createPlaylistQueries(db: Database) {
  const newest = (where: SQL, columns = COLUMNS) =>
    db
      .select(columns)
      .from(articles)
      .where(and(where, canBeHeard))
      .orderBy(...newestFirst)
      .limit(PLAYLIST_LIMIT);
  const isOfSection = eq(articles.section, sql.placeholder('section'));
  const withLines = {
    daily: newest(isOfDaily).prepare('playlist_daily'),
    ofSection: newest(isOfSection).prepare('playlist_section'),
  };
  const withoutLines = {
    daily: newest(isOfDaily, COLUMNS_WITHOUT_LINES).prepare('playlist_daily_without_lines'),
    ofSection: newest(isOfSection, COLUMNS_WITHOUT_LINES).prepare('playlist_section_without_lines'),
  };

  const slugs = sql.join(
    CATEGORY_SLUGS.map((slug) => sql`(${slug})`),
    sql`, `,
  );
  const ofDaily = newest(isOfDaily).as('of_daily');
  const ofEverySection = newest(eq(articles.section, sql`wanted.slug`)).as('of_section');
  const toLength = (list: typeof ofDaily | typeof ofEverySection) => ({
    publishedAt: list.publishedAt,
    duration: list.duration,
  });
  const lengths = unionAll(
    db.select({ url: sql<string>`${DAILY}::text`.as('url'), ...toLength(ofDaily) }).from(ofDaily),
    db
      .select({ url: sql<string>`wanted.slug`.as('url'), ...toLength(ofEverySection) })
      .from(sql`(values ${slugs}) as wanted(slug)`)
      .crossJoinLateral(ofEverySection),
  ).prepare('playlist_lengths');

  return {
    /** A playlist with its articles, the newest first, with or without their lines; undefined when there is none. */
    async playlist(url: string, hasLines: boolean) {
      const { daily, ofSection } = hasLines ? withLines : withoutLines;
      if (url === DAILY) return { name: AUDIO.dailyPlaylist, tracks: listDailyTracks(await daily.execute()) };
      const category = findCategory(url);
      return category && { name: category.name, tracks: await ofSection.execute({ section: url }) };
    },

    /** Every playlist in the order of the page: its number of articles, and their length together in seconds. */
    async all() {
      const rows = Map.groupBy(await lengths.execute(), ({ url }) => url);
      const measured = (url: string, name: string, tracks: { duration: number }[]) => {
        const duration = tracks.reduce((sum, article) => sum + article.duration, 0);
        return { url, name, total: tracks.length, duration };
      };
      return [
        measured(DAILY, AUDIO.dailyPlaylist, listDailyTracks(rows.get(DAILY) ?? [])),
        ...CATEGORIES.map(({ slug, name }) => measured(slug, name, rows.get(slug) ?? [])),
      ];
    },
  };
}

/** The articles of the last 24 hours, and at least the ten newest. */
function listDailyTracks<Track extends { publishedAt: Date }>(newest: Track[]): Track[] {
  const dayAgo = Date.now() - DAY_MS;
  return newest.filter((article, place) => place < MIN_OF_DAY || article.publishedAt.getTime() > dayAgo);
}
