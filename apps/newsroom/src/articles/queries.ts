import { SECTION_PAGE_SIZE } from '@sala/contracts';
import { CATEGORY_SLUGS, type CategorySlug } from '@sala/station';
import { and, eq, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { bylineColumn } from '../authors/index.ts';
import type { Database } from '../database/index.ts';
import type { PictureDescription } from '../media/index.ts';
import { canBeNarratedColumn, narrationsColumn } from '../narrations/index.ts';
import {
  createArchivePages,
  LIST_COLUMNS,
  type ListPage,
  type ListRow,
  selectMostViewed,
  selectNewest,
  WITHOUT_LEADS,
} from '../newsLists/index.ts';
import { articles, isPublished, withdrawnArticles } from './schema.ts';
import { tagTitles } from './tagTitles.ts';

/** How many articles each part of a front page takes. */
export interface FrontPageSizes {
  newest: number;
  popular: number;
  focus: number;
  section: number;
}

type Part = keyof FrontPageSizes;

/** How many related articles a page shows. */
export const MAX_RELATED = 4;

/**
 * A section as a literal of the statement, so that PostgreSQL knows how many articles it has. With a placeholder it
 * uses one plan for all sections, which for a section without articles reads the whole table.
 */
const isOf = (section: string): SQL => sql`${articles.section} = ${sql.raw(`'${section.replaceAll("'", "''")}'`)}`;

function selectNewestByCategory(db: Database, limit: number | Placeholder, columns?: typeof WITHOUT_LEADS) {
  const [first, second, ...others] = CATEGORY_SLUGS.map((slug) =>
    db.select().from(selectNewest(db, limit, isOf(slug), columns).as('of_section')),
  );
  if (!first || !second) throw new Error('there are fewer than two sections');
  return unionAll(first, second, ...others);
}

/** Caches one value per section, made when the section is first requested. */
function cacheByCategory<Made>(make: (section: string) => Made): (section: string) => Made {
  const values = new Map<string, Made>();
  return (section) => {
    const value = values.get(section) ?? make(section);
    values.set(section, value);
    return value;
  };
}

/** A part of a front page, under its name. */
function selectPart(
  db: Database,
  part: Part,
  rows: ReturnType<typeof selectNewest | typeof selectMostViewed | typeof selectNewestByCategory>,
) {
  const these = rows.as('these');
  return db.select({ part: sql<Part>`${part}::text`.as('part'), ...these._.selectedFields }).from(these);
}

const correctionsOf = sql<{ note: string; at: string }[]>`coalesce((
  select json_agg(json_build_object('note', note, 'at', at) order by at desc, id desc)
  from corrections where corrections.article_id = articles.id
), '[]'::json)`;

/** The uploaded pictures that an article shows, by their ids. */
const picturesOf = sql<Record<string, PictureDescription>>`coalesce((
  select json_object_agg(shown.id, json_build_object(
    'alt', shown.alt, 'credit', shown.credit, 'width', shown.width, 'height', shown.height)) from pictures shown
  where shown.id = any(array(
    select regexp_replace(name, '(-r\\d+)?\\.webp$', '') from (
      select articles.picture as name
      union all select one->>'picture' from jsonb_array_elements(articles.gallery) as one
      union all select found[1] from regexp_matches(articles.body, 'src="/media/([a-z0-9-]+\\.webp)"', 'g') as found
        where position('src="/media/' in articles.body) > 0
    ) as named))
), '{}'::json)`;

const hasSummary = sql<boolean>`exists (
  select from summaries where summaries.article_id = articles.id and cardinality(points) > 0
)`;

/**
 * The reading queries of the news. Each is built once and prepared: building one costs more than running it. Pages
 * count from 1; no result has an article that is not published yet.
 */
export function createNewsQueries(db: Database, frontPageSizes: FrontPageSizes) {
  const frontPage = unionAll(
    selectPart(db, 'newest', selectNewest(db, frontPageSizes.newest)),
    selectPart(db, 'popular', selectMostViewed(db, WITHOUT_LEADS, frontPageSizes.popular)),
    selectPart(db, 'focus', selectNewest(db, frontPageSizes.focus, sql`${articles.isFocus}`)),
    selectPart(db, 'section', selectNewestByCategory(db, frontPageSizes.section, WITHOUT_LEADS)),
  ).prepare('front_page');

  const bySection = selectNewestByCategory(db, sql.placeholder('limit')).prepare('newest_by_section');

  const sectionPage = cacheByCategory((section) => createArchivePages(db, isOf(section), `section_page_${section}`));

  const article = prepareArticle(db);
  const withdrawal = prepareWithdrawal(db);

  const isRelated = sql`${articles.id} = any(${sql.placeholder('related')}::int[])`;
  const isOther = ne(articles.id, sql.placeholder('id'));
  const related = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(isRelated, isOther, isPublished))
    .prepare('related');
  const newestOthers = cacheByCategory((section) =>
    selectNewest(db, sql.placeholder('limit'), and(isOf(section), isOther, sql`not ${isRelated}`)).prepare(
      `newest_others_${section}`,
    ),
  );

  return {
    /** The parts of a front page in one round trip: on the embedded database a round trip costs more than a query. */
    async loadFrontPage(): Promise<Record<Part, ListRow[]>> {
      const rows = await frontPage.execute();
      const only = (part: Part) => rows.filter((row) => row.part === part);
      return { newest: only('newest'), popular: only('popular'), focus: only('focus'), section: only('section') };
    },

    /** The newest `limit` articles of every section, by its slug. */
    async listNewestBySection(limit: number): Promise<Map<string, ListRow[]>> {
      return Map.groupBy(await bySection.execute({ limit }), (row) => row.section);
    },

    /** The newest articles of one section, {@link SECTION_PAGE_SIZE} a page. */
    listSection(section: CategorySlug, page: number): Promise<ListPage> {
      return sectionPage(section)(SECTION_PAGE_SIZE, page);
    },

    /** An article with everything its page needs; null when there is none of that id. */
    async findArticle(id: number) {
      const [row] = await article.execute({ id });
      return row ?? null;
    },

    /** Why and when an article was withdrawn; null when it was not. */
    async findWithdrawal(id: number) {
      const [row] = await withdrawal.execute({ id });
      return row ?? null;
    },

    /** The related articles of an article in the editor's order, else the newest of its section, else of all. */
    async findRelated(of: { id: number; section: string; relatedIds: number[] }, limit: number) {
      const { id, section, relatedIds } = of;
      // hardly any article has related ones, and an empty query would take a third of the time
      const rows = relatedIds.length > 0 ? await related.execute({ id, related: relatedIds }) : [];
      const chosen = relatedIds.map((one) => rows.find((row) => row.id === one)).filter((row) => row !== undefined);
      const others = await newestOthers(section).execute({ id, related: relatedIds, limit });
      if (others.length < limit) {
        const known = new Set([id, ...relatedIds, ...others.map((row) => row.id)]);
        const anywhere = await selectNewest(db, limit + known.size);
        others.push(...anywhere.filter((row) => !known.has(row.id)).slice(0, limit - others.length));
      }
      return { chosen, others };
    },
  };
}

/** An article with everything its page needs. */
function prepareArticle(db: Database) {
  return db
    .select({
      ...LIST_COLUMNS,
      body: articles.body,
      credit: articles.credit,
      gallery: articles.gallery,
      byAi: articles.byAi,
      seoTitle: articles.seoTitle,
      seoDescription: articles.seoDescription,
      authors: bylineColumn,
      relatedIds: articles.relatedIds,
      source: articles.source,
      tags: tagTitles,
      pictures: picturesOf,
      corrections: correctionsOf,
      hasSummary,
      narrations: narrationsColumn,
      canBeNarrated: canBeNarratedColumn,
    })
    .from(articles)
    .where(and(eq(articles.id, sql.placeholder('id')), isPublished))
    .limit(1)
    .prepare('article');
}

/** An article that was withdrawn before it was published counts as missing. */
function prepareWithdrawal(db: Database) {
  return db
    .select({ reason: withdrawnArticles.reason, withdrawnAt: withdrawnArticles.withdrawnAt })
    .from(withdrawnArticles)
    .where(
      and(
        eq(withdrawnArticles.id, sql.placeholder('id')),
        lte(withdrawnArticles.publishedAt, withdrawnArticles.withdrawnAt),
      ),
    )
    .prepare('withdrawal');
}

export type NewsQueries = ReturnType<typeof createNewsQueries>;
/** An article with everything its page needs. */
export type ArticleRow = NonNullable<Awaited<ReturnType<NewsQueries['findArticle']>>>;
