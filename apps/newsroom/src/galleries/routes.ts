import { categoryListWire, type galleryDetail, type galleryList } from '@sala/contracts';
import { CATEGORIES, isCategorySlug } from '@sala/station';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { toArticleFacts } from '../articles/index.ts';
import { toGalleryItems, toMissingArticleError } from '../articles/index.ts';
import type { GalleryPicture } from '../articles/schema.ts';
import {
  type Addresses,
  addEndpoint,
  archiveLimit,
  type Catalogue,
  formatInstant,
  HttpError,
  page,
  resolveBodyUrls,
  rowId,
  toCategoryName,
} from '../http/index.ts';
import type { PictureDescription } from '../media/index.ts';
import type { ListPage } from '../newsLists/index.ts';
import { type ListRow, toMinTs, toNewsItem, toTagLinks } from '../newsLists/index.ts';

/** Which items to list: `section` is empty for all sections; those after `lastId` where it is given, else a page. */
export interface PictureQuery {
  section: string;
  lastId: number | null;
  page: number;
  limit: number;
}

/** A gallery or an infographic with everything its page needs. */
export interface PictureArticle {
  row: ListRow;
  /** HTML */
  content: string;
  pictures: GalleryPicture[];
  /** The descriptions of uploaded pictures, by their ids. */
  described?: Record<string, PictureDescription>;
  tags: string[];
  related: ListRow[];
  /** The further fields of a gallery, as of any article. */
  facts?: ReturnType<typeof toArticleFacts>;
}

/** Galleries or infographics, with their pages under `path`. */
export interface PictureCollection {
  name: 'gallery' | 'infographic';
  path: string;
  list: typeof galleryList;
  detail: typeof galleryDetail;
  page(query: PictureQuery): Promise<ListPage>;
  /** The slugs of the sections that have any. */
  sections(): Promise<string[]>;
  /** Null when there is none of that id. */
  one(id: number): Promise<PictureArticle | null>;
  /** Why and when an item was withdrawn; null when it was not. */
  withdrawal(id: number): Promise<{ reason: string; withdrawnAt: Date } | null>;
}

const listInput = z.object({
  categoryId: z.string().max(40).default(''),
  // an unknown id, such as that of an item removed meanwhile, begins at the first page again
  lastId: z
    .string()
    .max(40)
    .default('')
    .transform((value) =>
      rowId
        .nullable()
        .catch(null)
        .parse(value || null),
    ),
  page,
  limit: archiveLimit,
});

/** The three endpoints of a collection: its list, its categories and one item (SPEC 7.3-02, 7.3-03). */
export function addPictureRoutes(
  app: Hono,
  catalogue: Catalogue,
  collection: PictureCollection,
  addresses: Addresses,
): void {
  const { name, path } = collection;
  const item = (row: ListRow) => ({
    ...toNewsItem(row, addresses),
    restUrl: `${addresses.newsroom}/${name}-detail?id=${row.id}`,
    canonical: `${addresses.site}${path}/${row.id}`,
    url: `${path}/${row.id}`,
  });

  const list = { path: `/${name}`, summary: `The ${name} list`, input: listInput, answer: collection.list };
  addEndpoint(app, catalogue, list, async ({ categoryId, ...query }) => {
    if (categoryId && !isCategorySlug(categoryId)) throw new HttpError(404, 'No such category', categoryId);
    const { rows, total } = await collection.page({ section: categoryId, ...query });
    return {
      minTs: toMinTs(rows),
      currentTime: formatInstant(new Date()),
      currentCategory: toCategoryName(categoryId),
      currentCategoryId: categoryId,
      total,
      items: rows.map(item),
    };
  });

  const categories = {
    path: `/${name}-category`,
    summary: `The categories of the ${name} list`,
    input: z.object({}),
    answer: categoryListWire,
  };
  addEndpoint(app, catalogue, categories, async () => {
    const sections = new Set(await collection.sections());
    return {
      items: CATEGORIES.filter(({ slug }) => sections.has(slug)).map(({ slug, name: title }) => ({
        id: slug,
        title,
        slug,
        url: `${path}?categoryId=${slug}`,
      })),
    };
  });

  const detail = {
    path: `/${name}-detail`,
    summary: `One ${name}, with its pictures`,
    input: z.object({ id: rowId }),
    answer: collection.detail,
  };
  addEndpoint(app, catalogue, detail, async ({ id }) => {
    const stored = await collection.one(id);
    if (!stored) throw toMissingArticleError(name, id, await collection.withdrawal(id));
    return {
      ...item(stored.row),
      ...stored.facts,
      id: String(id),
      content: resolveBodyUrls(stored.content, addresses.newsroom),
      items: toGalleryItems(id, stored.pictures, stored.described ?? {}, addresses.newsroom),
      tags: toTagLinks(stored.tags),
      relatedNews: stored.related.map((row) => toNewsItem(row, addresses)),
    };
  });
}
