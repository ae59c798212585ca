import type { Article } from '@sala/contracts';

const RECOMMENDED = 6;

/** A story as its page shows it: its body cleaned, and of the stories around it only what their cards say. */
export function toPageArticle(article: Article, cleanHtml: string) {
  const { description: _, recommended, related, ...rest } = article;
  const chosen = new Set(related.map((item) => item.id));
  const card = (item: Article['related'][number]) => ({ ...item, description: '' });
  return {
    ...rest,
    html: cleanHtml,
    related: related.map(card),
    recommended: recommended
      .filter((item) => !chosen.has(item.id))
      .slice(0, RECOMMENDED)
      .map(card),
  };
}

export type PageArticle = ReturnType<typeof toPageArticle>;
