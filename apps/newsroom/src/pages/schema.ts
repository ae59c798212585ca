import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * A section of an editor's page, in the format of the Page API; a picture may be one of the newsroom's own media files.
 */
export interface EditedSection {
  id: string;
  type: string;
  title?: string;
  data: { id: string | number; title: string; description?: string; imgUrl?: string }[];
}

/** The pages of editors by name, such as that of a special event. */
export const pages = pgTable('pages', {
  name: text().primaryKey(),
  sections: jsonb().$type<EditedSection[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
