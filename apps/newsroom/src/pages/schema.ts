import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * A section of a page that an editor has made, as the Page API answers it; a picture may be one of the newsroom's own
 * media files.
 */
export interface EditedSection {
  id: string;
  type: string;
  title?: string;
  data: { id: string | number; title: string; description?: string; imgUrl?: string }[];
}

/** Pages that an editor has made, such as that of a special event, by name. */
export const pages = pgTable('pages', {
  name: text().primaryKey(),
  sections: jsonb().$type<EditedSection[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
