import type { Article } from '@sala/contracts';
import { descriptionFromHtml, truncate } from '@sala/thai';
import { toCard } from '../cards/index.ts';

const RECOMMENDED = 6;
const DESCRIPTION = 255;

/** A story as its page shows it: its body cleaned, and of the stories around it only what their cards say. */
export function toPageArticle(article: Article, cleanHtml: string) {
  const { recommended, related, corrections, ...rest } = article;
  const chosen = new Set(related.map((item) => item.id));
  return {
    ...rest,
    // SPEC 3.4-01
    description: article.lead ? truncate(article.lead, DESCRIPTION) : descriptionFromHtml(cleanHtml, DESCRIPTION),
    html: cleanHtml,
    // what most stories have not got costs them nothing
    ...(corrections.length > 0 && { corrections }),
    related: related.map((item) => toCard(item)),
    recommended: recommended
      .filter((item) => !chosen.has(item.id))
      .slice(0, RECOMMENDED)
      .map((item) => toCard(item)),
  };
}

export type PageArticle = ReturnType<typeof toPageArticle>;
