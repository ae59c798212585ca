import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { announcements } from '../announcements/schema.ts';
import { articleDrafts, articles, tags, withdrawnArticles } from '../articles/schema.ts';
import { authors } from '../authors/schema.ts';
import { type Database, listRows } from '../database/index.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { infographics } from '../galleries/schema.ts';
import { pages } from '../pages/schema.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { banners } from '../widgets/schema.ts';

/** An edition of the front page that a later one has replaced. */
const isReplaced = sql`${placements.editionId} in (select ${frontPageEditions.id} from ${frontPageEditions}
  where ${frontPageEditions.launchedAt} is not null
  order by ${frontPageEditions.launchedAt} desc, ${frontPageEditions.id} desc offset 1)`;

/**
 * The tables in which pictures are used: the name of such a place, its key, the columns with names of pictures, which
 * of its rows are past: kept, but neither seen by readers nor prepared for them, and whether they are drafts.
 */
const PLACES: { name: string; key: PgColumn; columns: PgColumn[]; isPast?: SQL; isDraft?: boolean }[] = [
  { name: 'article ', key: articles.id, columns: [articles.picture, articles.gallery, articles.body] },
  { name: 'draft d', key: articleDrafts.id, columns: [articleDrafts.content], isDraft: true },
  { name: 'withdrawn article ', key: withdrawnArticles.id, columns: [withdrawnArticles.article], isPast: sql`true` },
  { name: 'tag ', key: tags.title, columns: [tags.picture] },
  { name: 'author ', key: authors.key, columns: [authors.picture] },
  { name: 'front page edition ', key: placements.editionId, columns: [placements.picture], isPast: isReplaced },
  { name: 'infographic ', key: infographics.id, columns: [infographics.picture, infographics.content] },
  { name: 'situation ', key: topics.id, columns: [topics.picture] },
  { name: 'post ', key: situationEntries.id, columns: [situationEntries.picture, situationEntries.body] },
  { name: 'page ', key: pages.name, columns: [pages.sections] },
  { name: 'banner ', key: banners.id, columns: [banners.picture] },
  { name: 'programme ', key: programs.key, columns: [programs.images, programs.heroBanner] },
  { name: 'season ', key: seasons.key, columns: [seasons.images] },
  { name: 'person ', key: persons.firstname, columns: [persons.picture] },
  { name: 'episode ', key: episodes.id, columns: [episodes.picture] },
  { name: 'video ', key: videos.key, columns: [videos.picture] },
  { name: 'playlist ', key: playlists.key, columns: [playlists.picture] },
  { name: 'announcement ', key: announcements.id, columns: [announcements.picture] },
];

/** A place where a picture is used. */
export interface Place {
  /** Such as `article 1000017`. */
  name: string;
  /** True of a withdrawn article, and of an edition of the front page that was replaced. */
  isPast: boolean;
  /** True of an article's draft, which readers see only once an editor publishes it. */
  isDraft: boolean;
}

/** The places where a picture is used. */
export function findPlaces(db: Database, id: string): Promise<Place[]> {
  const queries = PLACES.map(
    ({ name, key, columns, isPast = sql`false`, isDraft = false }) =>
      sql`select distinct ${name}::text || ${key} as name, ${isPast} as "isPast",
      ${isDraft}::boolean as "isDraft" from ${key.table} where ${sql.join(
        columns.map((column) => isNamedIn(column, id)),
        sql` or `,
      )}`,
  );
  return listRows<Place & Record<string, unknown>>(db, sql.join(queries, sql` union all `));
}

/** Takes a picture out of the editions of the front page: its placements there show the article's own. */
export async function removeFromEditions(db: Database, id: string): Promise<void> {
  await db.update(placements).set({ picture: '' }).where(isNamedIn(placements.picture, id));
}

/** Updates the name of a picture everywhere, whichever of its former names is there. */
export async function renameInPlaces(db: Database, id: string, name: string): Promise<void> {
  for (const { key, columns } of PLACES)
    for (const column of columns) {
      // the trigger announces an update even when it has changed no row
      if ((await db.$count(key.table, isNamedIn(column, id))) === 0) continue;
      await db.execute(
        sql`update ${column.table} set ${sql.identifier(column.name)} =
          regexp_replace(${column}::text, ${`${id}(-r\\d+)?\\.webp`}, ${name}, 'g')::${sql.raw(column.getSQLType())}
          where ${isNamedIn(column, id)}`,
      );
    }
}

const isNamedIn = (column: PgColumn, id: string): SQL => sql`position(${id}::text in ${column}::text) > 0`;
