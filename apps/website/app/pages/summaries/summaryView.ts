import type { Article, ArticleSummary } from '@sala/contracts';
import { escapeText, isBeginning, MAX_DESCRIPTION_LENGTH, truncateText } from '@sala/thai';
import { toCard } from '../../components/articleCards/index.ts';
import { toCategoryHref } from '../../platform/addresses/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';
import { markPoints } from './markPoints.ts';

/**
 * A summary beside its article, for their page; without the article if that failed to load. `cleanHtml` is the
 * sanitized body.
 */
export function toSummaryView(summary: ArticleSummary, article: Article | null, cleanHtml: string) {
  const { refCode, model, createdAt } = summary;
  const title = summary.title || (article?.title ?? '');
  const { html, isMarked } = markPoints(article ? withLead(article.lead, cleanHtml) : '', summary.summary);
  return {
    refCode,
    model,
    createdAt,
    title,
    headline: toHeadline(title),
    description: truncateText(summary.summary.join(' '), MAX_DESCRIPTION_LENGTH),
    /** `place` is the id of the sentence in the article; empty when it is not found there. */
    points: summary.summary.map((text, index) => ({ text, place: isMarked[index] ? `point-${index + 1}` : '' })),
    article: article && {
      id: article.id,
      path: article.path,
      category: article.category,
      categoryHref: toCategoryHref(article.categoryHref),
      picture: article.picture,
      publishedAt: article.publishedAt,
    },
    related: (article?.related ?? []).map((item) => toCard(item)),
    html,
  };
}

export type SummaryView = ReturnType<typeof toSummaryView>;

const withLead = (lead: string, body: string): string =>
  isBeginning(lead, body) ? body : `<p><strong>${escapeText(lead)}</strong></p>\n${body}`;
