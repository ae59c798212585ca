import type { article } from '@sala/contracts';
import { formatPublishTime } from '@sala/thai';
import type { z } from 'zod';
import { formatInstant, resolveBodyUrls, toPictureUrl } from '../http/index.ts';
import { toLastNarratedAt, toMediaInfo } from '../narrations/index.ts';
import { toNewsItem, toTagLinks } from '../newsLists/index.ts';
import type { ArticleRow, NewsQueries } from './queries.ts';

const RECOMMENDED_LIMIT = 9;
const RELATED_LIMIT = 4;

/** An article as the wire carries it (WIRE.md), with the articles around it. */
export async function toArticleResponse(
  row: ArticleRow,
  queries: NewsQueries,
  address: string,
): Promise<z.input<typeof article>> {
  const { chosen, others } = await queries.findRelated(row, RECOMMENDED_LIMIT + RELATED_LIMIT);
  // what no editor has related is the newest of its section, and is not recommended a second time
  const related = chosen.length > 0 ? chosen : others.splice(0, RELATED_LIMIT);
  return {
    ...toNewsItem(row, address),
    id: String(row.id),
    image: toPictureUrl(row.picture, address),
    abstract: row.isClip ? '' : row.lead,
    content: resolveBodyUrls(row.body, address),
    voiceUpdatedAt: toLastNarratedAt(row.narrations),
    tags: toTagLinks(row.tags),
    publishTimeTh: formatPublishTime(row.publishedAt),
    credit: row.credit || null,
    relatedNews: related.map((one) => toNewsItem(one, address)),
    recommendedNews: others.slice(0, RECOMMENDED_LIMIT).map((one) => toNewsItem(one, address)),
    gallery: row.gallery.map((one, index) => ({
      id: `${row.id}-${index + 1}`,
      imgUrl: toPictureUrl(one.picture, address),
      caption: one.caption,
      credit: one.credit,
    })),
    revisionInfo: { mediaInfo: toMediaInfo(row.narrations, address) },
    ...toArticleFacts(row),
  };
}

/** What is said of an article besides, wherever its page stands. */
export function toArticleFacts(row: ArticleRow) {
  return {
    byAi: row.byAi ? 'true' : '',
    refCode: `${row.source}/${row.id}`,
    canBeHeard: row.narrations.length > 0 || row.canBeNarrated,
    hasSummary: row.hasSummary,
    corrections: row.corrections.map(({ note, at }) => ({ note, at: formatInstant(new Date(at)) })),
  };
}
