import { articlePreview } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { findByline } from '../authors/index.ts';
import type { Database } from '../database/index.ts';
import { type Addresses, addEndpoint, type Catalogue, formatInstant, HttpError } from '../http/index.ts';
import { describePictures } from '../media/index.ts';
import { loadPreviewSecret, parsePreviewToken } from '../previews/index.ts';
import { toArticleResponse } from './articleResponse.ts';
import { findDraftByNumber, listPictures, toColumns } from './editing/index.ts';
import type { ArticleRow, NewsQueries } from './queries.ts';

const preview = {
  path: '/preview',
  summary: 'The preview of a draft; needs a token',
  input: z.object({ token: z.string().max(200) }),
  answer: articlePreview,
  isPrivate: true,
} as const;

interface PreviewOptions {
  addresses: Addresses;
  /** The secret that signs previews, when the environment sets it. */
  secret: string | undefined;
}

/** The endpoint for previews of drafts. */
export function addPreviewRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  queries: NewsQueries,
  { addresses, secret }: PreviewOptions,
): void {
  addEndpoint(app, catalogue, preview, async ({ token }) => {
    const read = parsePreviewToken(await loadPreviewSecret(db, secret), token);
    if (!read)
      throw new HttpError(403, 'No good token', 'It is wrong, or it has expired: ask the newsroom for another one.');
    const draft = await findDraftByNumber(db, read.id);
    if (!draft) throw new HttpError(404, 'No such draft', `Draft d${read.id} has been published or discarded.`);
    const out = draft.articleId === null ? null : await queries.findArticle(draft.articleId);
    // the preview has no narration
    const pictures = await describePictures(db, listPictures(draft.content));
    const authors = await findByline(db, draft.content.authors);
    const { tags } = draft.content;
    const row = { ...(out ?? createUnpublishedRow()), ...toColumns(draft.content), tags, authors, pictures, ...UNREAD };
    return {
      version: draft.version,
      expiresAt: formatInstant(read.expiresAt),
      article: await toArticleResponse({ ...row, pictureCount: row.gallery.length }, queries, addresses),
    };
  });
}

const UNREAD = { voicePath: '', narrations: [], canBeNarrated: false };

/** The columns that a draft has no values for until it is published. */
function createUnpublishedRow(): ArticleRow {
  const now = new Date();
  return {
    id: 0,
    source: 'newsroom',
    views: 0,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    corrections: [],
    hasSummary: false,
    section: '',
    title: '',
    lead: '',
    picture: '',
    body: '',
    credit: '',
    gallery: [],
    isClip: false,
    isFeature: false,
    isGallery: false,
    mediaUrl: '',
    durationSeconds: 0,
    pictureCount: 0,
    ...UNREAD,
    byAi: false,
    seoTitle: '',
    seoDescription: '',
    authors: [],
    relatedIds: [],
    pictures: {},
    tags: [],
  };
}
