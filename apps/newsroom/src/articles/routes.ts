import { article, categoryPortal, SECTION_PAGE_SIZE, sectionArchive } from '@sala/contracts';
import { CATEGORY_SLUGS, isCategorySlug } from '@sala/station';
import type { Hono } from 'hono';
import { z } from 'zod';
import {
  type Addresses,
  addEndpoint,
  type Catalogue,
  formatInstant,
  HttpError,
  page,
  rowId,
  toCategoryName,
} from '../http/index.ts';
import type { NarrationService } from '../narrations/index.ts';
import { type ListRow, toMinTs, toNewsItem } from '../newsLists/index.ts';
import { toArticleResponse } from './articleResponse.ts';
import { toMissingArticleError } from './missingArticle.ts';
import type { NewsQueries } from './queries.ts';

const PORTAL_ITEMS = 6;

const archiveInput = z.object({ section: z.string().max(40), page });

interface ArticleRouteOptions {
  addresses: Addresses;
  narrations: NarrationService;
  /** Arranges the first page of a category: puts what editors have placed there among its newest articles. */
  arrangeCategory: (slug: string, newest: ListRow[]) => Promise<ListRow[]>;
}

/** Articles and sections (SPEC 7.3-01, 7.3-05, 7.3-06). */
export function addArticleRoutes(
  app: Hono,
  catalogue: Catalogue,
  queries: NewsQueries,
  { addresses, narrations, arrangeCategory }: ArticleRouteOptions,
): void {
  const items = (rows: ListRow[]) => rows.map((row) => toNewsItem(row, addresses));
  const header = (slug: string) => ({ sectionName: toCategoryName(slug), sectionEn: slug, imgUrl: '' });

  for (const path of ['/section', '/section-loadmore']) {
    const archive = {
      path,
      summary: 'One page of a section’s archive',
      input: archiveInput,
      answer: sectionArchive,
      missing: 'empty',
    } as const;
    addEndpoint(app, catalogue, archive, async (query) => {
      if (!isCategorySlug(query.section)) throw new HttpError(404, 'No such section', query.section);
      const { rows, total } = await queries.listSection(query.section, query.page);
      const pages = Math.ceil(total / SECTION_PAGE_SIZE);
      return {
        minTs: toMinTs(rows),
        currentTime: formatInstant(new Date()),
        total,
        page: query.page,
        pageCount: pages,
        totalPage: pages,
        header: header(query.section),
        items: items(query.page === 1 ? await arrangeCategory(query.section, rows) : rows),
      };
    });
  }

  const portal = {
    path: '/category-portal',
    summary: 'The newest articles of every section',
    input: z.object({}),
    answer: categoryPortal,
  };
  addEndpoint(app, catalogue, portal, async () => {
    const bySection = await queries.listNewestBySection(PORTAL_ITEMS);
    return {
      sections: CATEGORY_SLUGS.map((section) => ({
        header: header(section),
        items: items(bySection.get(section) ?? []),
      })),
    };
  });

  const content = { path: '/content', summary: 'An article', input: z.object({ id: rowId }), answer: article };
  addEndpoint(app, catalogue, content, async ({ id }) => {
    const row = await queries.findArticle(id);
    if (!row) throw toMissingArticleError('article', id, await queries.findWithdrawal(id));
    narrations.suggest(id);
    return toArticleResponse(
      { ...row, canBeNarrated: row.canBeNarrated && narrations.canSynthesize },
      queries,
      addresses,
    );
  });
}
