import { eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { formatBangkokTime, parseArticleId } from '../input/index.ts';

/**
 * A sentence that says why readers would find nothing at the address of an article; undefined for a published one, and
 * for an address that leads elsewhere.
 * @throws {CommandFailed} when the address names no article
 */
export async function explainDeadEnd(db: Database, siteUrl: string, address: string): Promise<string | undefined> {
  const url = URL.parse(address, siteUrl);
  const [, typed] = /^\/news\/content\/(\d+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (typed === undefined || url?.origin !== new URL(siteUrl).origin) return undefined;
  const id = parseArticleId(typed);
  const [article] = await db.select({ publishedAt: articles.publishedAt }).from(articles).where(eq(articles.id, id));
  if (!article) return `Readers would find nothing at ${address}: there is no article ${id}.`;
  if (article.publishedAt <= new Date()) return undefined;
  return `Readers would find nothing at ${address} yet: article ${id} appears at ${formatBangkokTime(article.publishedAt)}.`;
}
