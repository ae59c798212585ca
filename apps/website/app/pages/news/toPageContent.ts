import type { PageContent } from '../../platform/analytics/index.ts';

/** An article, a gallery or an infographic as events tell of its page (SPEC 3.7-03). */
export function toPageContent({ id, title, category }: { id: string; title: string; category: string }): PageContent {
  return { view: 'contentView', contentName: title, contentId: id, contentCategory: category };
}
