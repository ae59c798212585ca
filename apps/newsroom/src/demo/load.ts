import { type DemoArticle, type DemoAuthor, demo, FILMS, type SeedContent, toFilmPath } from '@sala/demo';
import { escapeAttribute } from '@sala/thai';
import { eq, sql } from 'drizzle-orm';
import { articles, articleTags, withdrawnArticles } from '../articles/schema.ts';
import { authors } from '../authors/schema.ts';
import { type Database, lockInTransaction } from '../database/index.ts';
import { indexArticles } from '../search/index.ts';
import { findTagIds } from '../tags/index.ts';
import { isDemoRemoved } from './demoRemoval.ts';
import { loadPages } from './loadPages.ts';
import { loadPrograms } from './loadPrograms.ts';
import { loadWidgets } from './loadWidgets.ts';

const SOURCE = 'demo';

/**
 * Loads the demo's articles, infographics, topics and programmes, with dates relative to `now`, so that the site looks
 * current at every start. An edited article keeps its date and text, and a withdrawn one stays withdrawn. Does nothing
 * after the demo was removed. Returns how many articles there are.
 */
export async function loadDemo(db: Database, now: Date, content: SeedContent = demo): Promise<number> {
  const demoArticles = content.articles();
  return db.transaction(async (transaction) => {
    // another newsroom may be starting on the same database at the same time
    await lockInTransaction(transaction, 'demo');
    if (await isDemoRemoved(transaction)) return 0;
    const existing = await transaction.select({ id: articles.id }).from(articles).where(eq(articles.source, SOURCE));
    const withdrawn = await transaction.select({ id: withdrawnArticles.id }).from(withdrawnArticles);
    const ids = new Set([...existing, ...withdrawn].map((row) => row.id));
    const missing = demoArticles.filter((one) => !ids.has(one.id));
    const demoAuthors = content.authors();
    await insertAuthors(transaction, demoAuthors);
    if (missing.length > 0) await insert(transaction, missing, demoAuthors, now);
    const ages = sql.join(
      demoArticles.map((one) => {
        const { mediaUrl, durationSeconds } = toVideo(one);
        const isGallery = one.isGallery ?? false;
        return sql`(${one.id}::int, ${one.minutesAgo}::int, ${mediaUrl}::text, ${durationSeconds}::int, ${isGallery}::bool)`;
      }),
      sql`, `,
    );
    await transaction.execute(sql`
      update articles set published_at = at.instant, created_at = at.instant, updated_at = at.instant,
        media_url = at.media_url, duration_seconds = at.seconds, is_gallery = at.is_gallery
      from (select id, ${now.toISOString()}::timestamptz - minutes * interval '1 minute' as instant, media_url, seconds, is_gallery
        from (values ${ages}) as age(id, minutes, media_url, seconds, is_gallery)) as at
      where articles.id = at.id and source = ${SOURCE} and updated_at = published_at and edited_at is null
    `);
    const loaded = await transaction.select({ id: articles.id }).from(articles).where(eq(articles.source, SOURCE));
    await indexArticles(
      transaction,
      loaded.map((row) => row.id),
    );
    await loadPages(transaction, now, content.pages());
    await loadWidgets(transaction, now, content);
    await loadPrograms(transaction, now, content);
    return loaded.length;
  });
}

/** An author whom an editor has changed stays so. */
async function insertAuthors(db: Database, demoAuthors: DemoAuthor[]): Promise<void> {
  const rows = demoAuthors.map(({ key, name, jobTitle, about }) => ({ key, name, jobTitle, about }));
  if (rows.length > 0) await db.insert(authors).values(rows).onConflictDoNothing();
}

async function insert(db: Database, demoArticles: DemoArticle[], demoAuthors: DemoAuthor[], now: Date): Promise<void> {
  await db.insert(articles).values(
    demoArticles.map((one) => {
      const at = new Date(now.getTime() - one.minutesAgo * 60_000);
      return {
        id: one.id,
        source: SOURCE,
        sourceId: String(one.id),
        section: one.section,
        title: one.title,
        lead: one.abstract,
        body: toBodyHtml(one),
        picture: `${one.picture}.webp`,
        credit: one.credit,
        authorKeys: demoAuthors.filter((author) => author.articles.includes(one.id)).map(({ key }) => key),
        gallery: one.gallery.map(({ picture, caption }) => ({
          picture: `${picture}.webp`,
          caption,
          credit: one.credit,
        })),
        byAi: one.byAi,
        isClip: one.film !== undefined,
        ...toVideo(one),
        isFeature: one.feature,
        isGallery: one.isGallery ?? false,
        isFocus: one.focus,
        isBreaking: one.breaking,
        views: one.views,
        relatedIds: one.related,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
  const ids = await findTagIds(
    db,
    demoArticles.flatMap((one) => one.tags),
  );
  const tagged = demoArticles.flatMap((one) =>
    [...new Set(one.tags.map((title) => ids.get(title) as number))].map((tagId, position) => ({
      articleId: one.id,
      tagId,
      position,
    })),
  );
  if (tagged.length > 0) await db.insert(articleTags).values(tagged);
}

/** The video of a clip, one of the newsroom's own films. */
function toVideo({ film }: DemoArticle) {
  return film ? { mediaUrl: toFilmPath(film), durationSeconds: FILMS[film] } : { mediaUrl: '', durationSeconds: 0 };
}

/** The body of an article as HTML, its pictures by their paths in the newsroom. */
function toBodyHtml(article: DemoArticle): string {
  return article.body
    .map((block) => {
      if (typeof block === 'string') return block;
      const alt = escapeAttribute(block.caption);
      return `<figure><picture><img src="/media/${block.picture}.webp" alt="${alt}"></picture><figcaption>${alt}</figcaption></figure>`;
    })
    .join('\n');
}
