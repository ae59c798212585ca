import {
  article,
  categoryPortal,
  isSectionSlug,
  newsList,
  SECTION_PAGE_SIZE,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
  sectionArchive,
} from '@sala/contracts';
import { publishTimeTh } from '@sala/thai';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { type Catalogue, Refusal, serve } from '../endpoint.ts';
import { type ListRow, pictureAddress, toNewsItem, wireInstant } from '../newsWire.ts';
import * as queries from './queries.ts';

const RECOMMENDED = 9;
const PORTAL_ITEMS = 6;

// beyond these an offset costs more than a reader's patience is worth; no archive here has a page above it
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(50).default(10);
const articleId = z.coerce.number().int().min(1).max(2_147_483_647);

const archiveInput = z.object({ section: z.string().max(40), page });
const listInput = z.object({ page, limit });

/** The Main API (SPEC 7.3): stories, sections and lists. `address` is where others reach the newsroom. */
export function mainApi(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const items = (rows: ListRow[]) => rows.map((row) => toNewsItem(row, address));
  const asList = (rows: ListRow[], pageNumber: number) => ({
    minTs: minTs(rows),
    total: rows.length,
    page: pageNumber,
    totalPage: 1,
    items: items(rows),
  });
  const header = (section: SectionSlug) => ({ sectionName: SECTIONS[section], sectionEn: section, imgUrl: '' });

  const hotNews = { path: '/hot-news', summary: 'What is read most', input: listInput, answer: newsList };
  serve(app, catalogue, hotNews, async (query) =>
    asList(await queries.popular(db, query.limit, query.page), query.page),
  );

  const breakingNews = { path: '/breakingnews', summary: 'What is breaking now', input: listInput, answer: newsList };
  serve(app, catalogue, breakingNews, async (query) => asList(await queries.breaking(db, query.limit), query.page));

  for (const path of ['/section', '/section-loadmore']) {
    const archive = { path, summary: 'A page of a section’s archive', input: archiveInput, answer: sectionArchive };
    serve(app, catalogue, archive, async (query) => {
      if (!isSectionSlug(query.section)) throw new Refusal(404, 'No such section', query.section);
      const [rows, total] = await Promise.all([
        queries.sectionPage(db, query.section, query.page),
        queries.sectionTotal(db, query.section),
      ]);
      const pages = Math.ceil(total / SECTION_PAGE_SIZE);
      return {
        minTs: minTs(rows),
        currentTime: wireInstant(new Date()),
        total,
        page: query.page,
        pageCount: pages,
        totalPage: pages,
        header: header(query.section),
        items: items(rows),
      };
    });
  }

  const portal = {
    path: '/category-portal',
    summary: 'The newest of every section',
    input: z.object({}),
    answer: categoryPortal,
  };
  serve(app, catalogue, portal, async () => {
    const bySection = await queries.newestBySection(db, PORTAL_ITEMS);
    return {
      sections: SECTION_SLUGS.map((section) => ({
        header: header(section),
        items: items(bySection.get(section) ?? []),
      })),
    };
  });

  const content = { path: '/content', summary: 'A story', input: z.object({ id: articleId }), answer: article };
  serve(app, catalogue, content, async ({ id }) => {
    const row = await queries.story(db, id);
    if (!row) throw new Refusal(404, 'No such story', `There is no published story ${id}.`);
    const { chosen, others } = await queries.around(db, row, RECOMMENDED);
    return {
      ...toNewsItem(row, address),
      id: String(row.id),
      image: pictureAddress(row.picture, address),
      abstract: row.isClip ? '' : row.lead,
      content: row.body,
      voiceUpdatedAt: '0001-01-01T00:00:00Z',
      tags: row.tags.map((title) => ({ title, url: `/tags?q=${encodeURIComponent(title)}` })),
      publishTimeTh: publishTimeTh(row.publishedAt),
      credit: row.credit || null,
      byAi: row.byAi ? 'true' : '',
      relatedNews: items(chosen.length > 0 ? chosen : others.slice(0, 4)),
      recommendedNews: items(others),
      gallery: row.gallery.map((one, index) => ({
        id: `${row.id}-${index + 1}`,
        imgUrl: pictureAddress(one.picture, address),
        caption: one.caption,
        credit: one.credit,
      })),
      refCode: `${row.source}/${row.id}`,
    };
  });
}

function minTs(rows: ListRow[]): number {
  const oldest = rows.at(-1);
  return oldest ? Math.floor(oldest.publishedAt.getTime() / 1000) : 0;
}
