import { articles } from '../articles/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { topics } from '../situations/schema.ts';

/** A database with an article, 7, and a situation at `/flood`. */
export async function openWithPages(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  const article = { id: 7, source: 'newsroom', sourceId: '7', section: 'sport', title: 'ก', publishedAt: new Date() };
  await database.db.insert(articles).values(article);
  await database.db.insert(topics).values({ id: 'flood', source: 'editor', title: 'น้ำท่วม', url: '/flood' });
  return database;
}
