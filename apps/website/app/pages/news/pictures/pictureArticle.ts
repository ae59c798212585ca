import type { GalleryDetail, Withdrawal } from '@sala/contracts';
import { MAX_DESCRIPTION_LENGTH, toDescription, truncateText } from '@sala/thai';
import { type Headlines, toCard } from '../../../components/articleCards/index.ts';
import type { MeasuredContent } from '../../../platform/analytics/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { toMeasuredContent } from '../toMeasuredContent.ts';
import { toPageFacts } from '../toPageFacts.ts';

/**
 * A gallery or an infographic as its page shows it: with sanitized text, and of related items only the fields of their
 * cards.
 */
export function toPictureArticle(article: GalleryDetail, cleanHtml: string) {
  const {
    related,
    description: lead,
    byAi,
    tags,
    seoTitle,
    seoDescription,
    authors,
    refCode,
    canBeHeard,
    hasSummary,
    corrections,
    ...detail
  } = article;
  const facts = toPageFacts(article);
  return {
    ...detail,
    ...facts,
    headline: toHeadline(detail.title),
    ...(byAi && { byAi }),
    ...(facts.hasSummary && { refCode }),
    lead: toHeadline(lead),
    description: seoDescription || (lead ? truncateText(lead, MAX_DESCRIPTION_LENGTH) : toDescription(cleanHtml)),
    html: cleanHtml,
    related: related.map((item) => toCard(item)),
  };
}

export type PictureArticle = ReturnType<typeof toPictureArticle>;

/** The data of a gallery's or an infographic's page: the item, or why it was withdrawn. */
export type PictureArticleData =
  | { areas: { gallery?: Area<PictureArticle>; infographic?: Area<PictureArticle>; hotNews: Area<Headlines> } }
  | { withdrawal: Withdrawal };

/** The gallery or the infographic of a page; null when it is withdrawn. */
export function findPictureArticle(loaded: PictureArticleData): PictureArticle | null {
  if ('withdrawal' in loaded) return null;
  const { gallery, infographic } = loaded.areas;
  return (gallery ?? infographic)?.response ?? null;
}

/** The page's information for the rest of the site (`handle`): what its HTML already has, and its subject. */
export const pictureArticleHandle = {
  omitFromHydration: (loaded: PictureArticleData): string[] => [findPictureArticle(loaded)?.html ?? ''],
  content(loaded: PictureArticleData): MeasuredContent | null {
    const article = findPictureArticle(loaded);
    return article && toMeasuredContent(article);
  },
};
