import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { announcements } from '../announcements/schema.ts';
import { articleDrafts, articles, tags, withdrawnArticles } from '../articles/schema.ts';
import { authors } from '../authors/schema.ts';
import { type Database, listRows } from '../database/index.ts';
import { placements } from '../frontPage/schema.ts';
import { infographics } from '../galleries/schema.ts';
import { pages } from '../pages/schema.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { banners } from '../widgets/schema.ts';

/** The tables in which pictures are used: the name of such a place, its key, and the columns with names of pictures. */
const PLACES: { name: string; key: PgColumn; columns: PgColumn[] }[] = [
  { name: 'article ', key: articles.id, columns: [articles.picture, articles.gallery, articles.body] },
  { name: 'draft d', key: articleDrafts.id, columns: [articleDrafts.content] },
  { name: 'withdrawn article ', key: withdrawnArticles.id, columns: [withdrawnArticles.article] },
  { name: 'tag ', key: tags.title, columns: [tags.picture] },
  { name: 'author ', key: authors.key, columns: [authors.picture] },
  { name: 'front page edition ', key: placements.editionId, columns: [placements.picture] },
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

/** The places where a picture is used, such as `article 1000017`. */
export async function findPlaces(db: Database, id: string): Promise<string[]> {
  const queries = PLACES.map(
    ({ name, key, columns }) => sql`select distinct ${name}::text || ${key} as place from ${key.table}
      where ${sql.join(
        columns.map((column) => names(column, id)),
        sql` or `,
      )}`,
  );
  const rows = await listRows<{ place: string }>(db, sql.join(queries, sql` union all `));
  return rows.map(({ place }) => place);
}

/** Updates the name of a picture everywhere, whichever of its former names is there. */
export async function renameInPlaces(db: Database, id: string, name: string): Promise<void> {
  for (const { key, columns } of PLACES)
    for (const column of columns) {
      // the trigger announces an update even when it has changed no row
      if ((await db.$count(key.table, names(column, id))) === 0) continue;
      await db.execute(
        sql`update ${column.table} set ${sql.identifier(column.name)} =
          regexp_replace(${column}::text, ${`${id}(-r\\d+)?\\.webp`}, ${name}, 'g')::${sql.raw(column.getSQLType())}
          where ${names(column, id)}`,
      );
    }
}

const names = (column: PgColumn, id: string): SQL => sql`position(${id}::text in ${column}::text) > 0`;
