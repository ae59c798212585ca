import type { article } from '@sala/contracts';
import { formatPublishTime } from '@sala/thai';
import type { z } from 'zod';
import { type Addresses, formatInstant, resolveBodyUrls, toPictureUrl } from '../http/index.ts';
import { describeBodyPictures, findDescription } from '../media/index.ts';
import { toLastNarratedAt, toMediaInfo } from '../narrations/index.ts';
import { toNewsItem, toTagLinks } from '../newsLists/index.ts';
import { toGalleryItems } from './galleryItems.ts';
import { type ArticleRow, MAX_RELATED, type NewsQueries } from './queries.ts';

const RECOMMENDED_LIMIT = 9;

/** An article as the wire carries it (WIRE.md), with the articles around it. */
export async function toArticleResponse(
  row: ArticleRow,
  queries: NewsQueries,
  addresses: Addresses,
): Promise<z.input<typeof article>> {
  const { chosen, others } = await queries.findRelated(row, RECOMMENDED_LIMIT + MAX_RELATED);
  // where no editor has chosen related articles, they are the newest of the section, and are not recommended again
  const related = chosen.length > 0 ? chosen : others.splice(0, MAX_RELATED);
  const described = findDescription(row.pictures, row.picture);
  return {
    ...toNewsItem(row, addresses),
    id: String(row.id),
    image: toPictureUrl(row.picture, addresses.newsroom),
    ...(described && (described.alt ? { imageAlt: described.alt } : { imageIsDecoration: true })),
    abstract: row.isClip ? '' : row.lead,
    content: resolveBodyUrls(describeBodyPictures(row.body, row.pictures), addresses.newsroom),
    voiceUpdatedAt: toLastNarratedAt(row.narrations),
    tags: toTagLinks(row.tags),
    publishTimeTh: formatPublishTime(row.publishedAt),
    credit: row.credit || described?.credit || null,
    relatedNews: related.map((one) => toNewsItem(one, addresses)),
    recommendedNews: others.slice(0, RECOMMENDED_LIMIT).map((one) => toNewsItem(one, addresses)),
    gallery: toGalleryItems(row.id, row.gallery, row.pictures, addresses.newsroom),
    revisionInfo: { mediaInfo: toMediaInfo(row.narrations, addresses.newsroom) },
    ...toArticleFacts(row),
  };
}

/** The fields of an article that the page of a gallery has, too. */
export function toArticleFacts(row: ArticleRow) {
  return {
    byAi: row.byAi ? 'true' : '',
    ...(row.seoTitle && { seoTitle: row.seoTitle }),
    ...(row.seoDescription && { seoDescription: row.seoDescription }),
    ...(row.authors.length > 0 && {
      authors: row.authors.map(({ key, name }) => ({ name, url: `/news/authors/${key}` })),
    }),
    refCode: `${row.source}/${row.id}`,
    canBeHeard: row.narrations.length > 0 || row.canBeNarrated,
    hasSummary: row.hasSummary,
    corrections: row.corrections.map(({ note, at }) => ({ note, at: formatInstant(new Date(at)) })),
  };
}
