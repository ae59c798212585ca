import { archivedArticles, articleArchive, month } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, HttpError, page } from '../http/index.ts';
import { createArchiveQueries } from './archiveQueries.ts';
import { toArticlePath } from './newsItem.ts';

const months = {
  path: '/article-archive',
  summary: 'The months in which articles and infographics were published, for sitemaps',
  input: z.object({}),
  answer: articleArchive,
};
const ofMonth = {
  path: '/article-archive/:month',
  summary: 'The addresses of a month’s articles and infographics, with the time of their last change',
  input: z.object({ month, page }),
  answer: archivedArticles,
};

/** The addresses of everything that was ever published, for sitemaps. */
export function addArchiveRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  const queries = createArchiveQueries(db);

  addEndpoint(app, catalogue, months, async () => ({
    items: (await queries.months()).map(({ changedAt, ...rest }) => ({
      ...rest,
      lastUpdateTime: formatInstant(changedAt),
    })),
  }));

  addEndpoint(app, catalogue, ofMonth, async ({ month: name, page: number }) => {
    const rows = await queries.ofMonth(name, number);
    if (rows.length === 0)
      throw new HttpError(404, 'No such page', `Nothing was published on page ${number} of ${name}.`);
    return {
      items: rows.map((row) => ({
        url: row.isInfographic ? `/news/infographic/${row.id}` : toArticlePath(row),
        lastUpdateTime: formatInstant(row.changedAt),
      })),
    };
  });
}
