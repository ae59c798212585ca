import type { Article } from '@sala/contracts';
import { toCategoryHref } from '../../platform/addresses/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';

type Facts = Pick<
  Article,
  'categoryHref' | 'tags' | 'seoTitle' | 'authors' | 'corrections' | 'canBeHeard' | 'hasSummary'
>;

/**
 * What the pages of articles and of galleries say alike, without what this station has left out. Fields that most of
 * them lack are left out, too.
 */
export function toPageFacts({ categoryHref, tags, seoTitle, authors, corrections, canBeHeard, hasSummary }: Facts) {
  return {
    categoryHref: toCategoryHref(categoryHref),
    tags: tags.filter(({ href }) => !isLeftOut(href)),
    ...(seoTitle && { seoTitle }),
    ...(authors.length > 0 && { authors }),
    ...(corrections.length > 0 && { corrections }),
    ...(canBeHeard && !isLeftOut('/ai-audio-news') && { canBeHeard }),
    ...(hasSummary && !isLeftOut('/ai-summary') && { hasSummary }),
  };
}
