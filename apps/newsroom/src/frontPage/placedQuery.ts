import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { LIST_COLUMNS, type ListRow } from '../newsLists/index.ts';
import type { Placed } from './placeRows.ts';
import { frontPageEditions, placements } from './schema.ts';

const launchedEdition = (db: Database) =>
  db
    .select({ id: frontPageEditions.id })
    .from(frontPageEditions)
    .where(isNotNull(frontPageEditions.launchedAt))
    .orderBy(desc(frontPageEditions.launchedAt), desc(frontPageEditions.id))
    .limit(1);

/** The id of the edition that readers see; null while none was launched. */
export async function findLaunchedEdition(db: Database): Promise<number | null> {
  const [launched] = await launchedEdition(db);
  return launched?.id ?? null;
}

/**
 * The articles that stand where an editor has put them in an edition, the launched one where none is named, each as it
 * is called and shown there: those that are out, and whose time in that place has not ended.
 */
export function createPlacedQuery(db: Database) {
  const edition = sql`coalesce(${sql.placeholder('edition')}::int, (${launchedEdition(db)}))`;
  const query = db
    .select({
      ...LIST_COLUMNS,
      title: sql<string>`coalesce(nullif(${placements.title}, ''), ${articles.title})`.as('placed_title'),
      picture: sql<string>`coalesce(nullif(${placements.picture}, ''), ${articles.picture})`.as('placed_picture'),
      placedIn: placements.section,
      position: placements.position,
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(
      and(
        sql`${placements.editionId} = ${edition}`,
        lte(articles.publishedAt, sql`now()`),
        or(isNull(placements.until), gt(placements.until, sql`now()`)),
      ),
    )
    .orderBy(asc(placements.section), asc(placements.position))
    .prepare('front_page_placed');
  return async (editionId?: number): Promise<Placed<ListRow>[]> => {
    const rows = await query.execute({ edition: editionId ?? null });
    return rows.map(({ placedIn: section, position, ...row }) => ({ section, position, row }));
  };
}
