import { pageContent } from '@sala/contracts';
import { findCategory } from '@sala/station';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import { createCategoryPage, createFrontPage, type FrontPageSection } from '../frontPage/index.ts';
import {
  addEndpoint,
  type Catalogue,
  formatInstant,
  HttpError,
  toCategoryName,
  toCategoryPath,
  toPictureUrl,
} from '../http/index.ts';
import { toArticlePath } from '../newsLists/index.ts';
import type { ProgramApiQueries } from '../programs/index.ts';
import { readPage } from './pages.ts';
import { loadProgramSections } from './programPage.ts';
import type { EditedSection } from './schema.ts';

type Section = NonNullable<z.input<typeof pageContent>['sections']>[number];

const endpoint = {
  path: '/pages/:pageName/content',
  summary: 'The sections of a page',
  input: z.object({
    pageName: z
      .string()
      .max(60)
      .regex(/^[^\0]*$/),
  }),
  answer: pageContent,
};

const PROGRAMMES = 'programs-recommended-content';

interface Sources {
  news: NewsQueries;
  programs: ProgramApiQueries;
  /** The newsroom's own address. */
  address: string;
}

/**
 * The Page API (SPEC 7.2): `path:home`, `path:news`, `path:{section}` and the pages of editors; the programmes' page is
 * generated unless editors have made one.
 */
export function addPageRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  { news: queries, programs, address }: Sources,
): void {
  const frontPage = createFrontPage(db, queries);
  const arrangeCategory = createCategoryPage(db);
  addEndpoint(app, catalogue, endpoint, async ({ pageName }) => {
    const name = /^path:(.+)$/.exec(pageName)?.[1] ?? '';
    if (name === 'home' || name === 'news')
      return { sections: (await frontPage()).map((one) => toSection(one, address)) };
    const category = findCategory(name);
    if (category) {
      const newest = await queries.listSection(category.slug, 1);
      const rows = await arrangeCategory(category.slug, newest.rows);
      return {
        sections: [toSection({ id: name, type: 'latest', title: category.name, url: category.path, rows }, address)],
      };
    }
    const edited = await readPage(db, pageName === PROGRAMMES ? pageName : name);
    if (edited) return { sections: edited.sections.map((one) => withPictures(one, address)) };
    if (pageName === PROGRAMMES) return { sections: await loadProgramSections(programs, address) };
    throw new HttpError(404, 'No such page', pageName);
  });
}

function withPictures(edited: EditedSection, address: string): Section {
  const data = edited.data.map((item) => ({ ...item, imgUrl: toPictureUrl(item.imgUrl ?? '', address) }));
  return { ...edited, data };
}

function toSection({ id, type, title, rows, url }: FrontPageSection, address: string) {
  return {
    id,
    type,
    title,
    url,
    data: rows.map((row) => ({
      id: row.id,
      title: row.title,
      // left out of the many short lists of a front page, where it would be most of the payload
      description: type === 'category' || type === 'popular' ? '' : row.lead,
      date: formatInstant(row.publishedAt),
      url: toArticlePath(row),
      imgUrl: toPictureUrl(row.picture, address),
      category: toCategoryName(row.section),
      categoryUrl: toCategoryPath(row.section),
      isClip: row.isClip,
      isGallery: row.isGallery,
      pictureCount: row.pictureCount,
      voicePath: row.voicePath,
      viewCount: row.views,
    })),
  } satisfies Section;
}
