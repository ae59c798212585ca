import type { Database } from '../database/index.ts';
import type { ListRow } from '../newsLists/index.ts';
import { createCategoryPageQuery } from './placedQuery.ts';
import { placeRows } from './placeRows.ts';

/** How many places of a category's page editors can fill. */
export const CATEGORY_PAGE_SIZE = 8;

/** Inserts the placed articles of a category's page among its newest ones, all of which stay. */
export type ArrangeCategory = (slug: string, newest: ListRow[]) => Promise<ListRow[]>;

/** Arranges the first page of a category by the launched edition. */
export function createCategoryPage(db: Database): ArrangeCategory {
  const findPlaced = createCategoryPageQuery(db);
  return async (slug, newest) => {
    const placed = await findPlaced(slug);
    return placeRows(placed, newest, newest.length + placed.length);
  };
}
