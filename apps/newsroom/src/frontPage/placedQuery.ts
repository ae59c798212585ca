import { and, asc, desc, eq, isNotNull, like, not, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { LIST_COLUMNS, type ListRow } from '../newsLists/index.ts';
import { omitHidden, type Placed } from './placeRows.ts';
import { frontPageEditions, placements } from './schema.ts';

const selectLaunchedEdition = (db: Database) =>
  db
    .select({ id: frontPageEditions.id })
    .from(frontPageEditions)
    .where(isNotNull(frontPageEditions.launchedAt))
    .orderBy(desc(frontPageEditions.launchedAt), desc(frontPageEditions.id))
    .limit(1);

/** The id of the edition that readers see; null while none was launched. */
export async function findLaunchedEdition(db: Database): Promise<number | null> {
  const [launched] = await selectLaunchedEdition(db);
  return launched?.id ?? null;
}

const CATEGORY_PAGES = 'categories/';

/** The section of a category's own page, for the slug of the category. */
export const toCategoryPage = (slug: string): string => `${CATEGORY_PAGES}${slug}`;

export const isCategoryPage = (section: string): boolean => section.startsWith(CATEGORY_PAGES);

/** True for a placement, joined with its article, whose time has not ended and whose article is out. */
export const isShown = sql<boolean>`coalesce(${isPublished}, false) and coalesce(${placements.until} > now(), true)`;

/**
 * The placed articles on the front page of an edition, by default the launched one, each with its title and picture
 * there. Only articles that are published and whose placement has not ended.
 */
export function createPlacedQuery(db: Database) {
  const query = preparePlaced(db, 'front_page_placed', not(like(placements.section, `${CATEGORY_PAGES}%`)));
  return async (editionId?: number): Promise<Placed<ListRow>[]> =>
    toPlaced(await query.execute({ edition: editionId ?? null }));
}

/** The same on the page of a category. */
export function createCategoryPageQuery(db: Database) {
  const query = preparePlaced(db, 'category_page_placed', eq(placements.section, sql.placeholder('section')));
  return async (slug: string, editionId?: number): Promise<Placed<ListRow>[]> =>
    toPlaced(await query.execute({ edition: editionId ?? null, section: toCategoryPage(slug) }));
}

/** The row is null, column by column, while the article is withdrawn. */
type PlacedRow = { [Column in keyof ListRow]: ListRow[Column] | null } & {
  placedIn: string;
  position: number;
  isShown: boolean;
};

const toPlaced = (rows: PlacedRow[]): Placed<ListRow>[] =>
  omitHidden(
    rows.map(({ placedIn: section, position, isShown, ...row }) => ({
      section,
      position,
      isShown,
      row: row as ListRow,
    })),
  );

function preparePlaced(db: Database, name: string, where: SQL) {
  const edition = sql`coalesce(${sql.placeholder('edition')}::int, (${selectLaunchedEdition(db)}))`;
  return db
    .select({
      ...LIST_COLUMNS,
      title: sql<string>`coalesce(nullif(${placements.title}, ''), ${articles.title})`.as('placed_title'),
      picture: sql<string>`coalesce(nullif(${placements.picture}, ''), ${articles.picture})`.as('placed_picture'),
      placedIn: placements.section,
      position: placements.position,
      isShown,
    })
    .from(placements)
    .leftJoin(articles, eq(articles.id, placements.articleId))
    .where(and(sql`${placements.editionId} = ${edition}`, where))
    .orderBy(asc(placements.section), asc(placements.position))
    .prepare(name);
}
