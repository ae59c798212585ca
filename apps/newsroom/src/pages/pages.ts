import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine, storableText } from '../input/index.ts';
import { type EditedSection, pages } from './schema.ts';

// Pages that editors compose of sections, such as that of a special event (SPEC 2.2-29), under their names in the Page
// API.

const NAME = /^[a-z0-9-]{1,50}$/;
export const pageName = z.string().regex(NAME, 'it is no name such as in-remembrance');

const line = storableLine(10_000);
const item = z.object({
  id: z.union([line.min(1), z.number()]),
  title: line.min(1),
  description: storableText(10_000).default(''),
  imgUrl: line.default(''),
});
/** The file of a page. */
export const page = z.object({
  sections: z
    .array(z.object({ id: line.min(1), type: line.min(1), title: line.default(''), data: z.array(item).min(1) }))
    .min(1),
});

/** A page as it is stored; null when there is none of that name. */
export async function readPage(db: Database, name: string): Promise<{ sections: EditedSection[] } | null> {
  const [pageRow] = await db.select({ sections: pages.sections }).from(pages).where(eq(pages.name, name));
  return pageRow ?? null;
}

/** The file of a page, as {@link setPage} accepts it. */
export async function showPage(db: Database, name: string): Promise<{ sections: EditedSection[] }> {
  const pageRow = await readPage(db, name);
  if (!pageRow) throw createMissingPage(name);
  return pageRow;
}

/**
 * Stores a page in the format of the Page API, `{sections: […]}`. The contract tolerates gaps when it is read; here a
 * gap is an error for the editor.
 */
export async function setPage(db: Database, name: string, { sections }: z.output<typeof page>): Promise<void> {
  await db
    .insert(pages)
    .values({ name, sections })
    .onConflictDoUpdate({ target: pages.name, set: { sections, updatedAt: sql`now()` } });
}

export async function removePage(db: Database, name: string): Promise<void> {
  const [removed] = await db.delete(pages).where(eq(pages.name, name)).returning();
  if (!removed) throw createMissingPage(name);
}

const createMissingPage = (name: string) => new CommandFailed(`There is no edited page ${name}.`);
