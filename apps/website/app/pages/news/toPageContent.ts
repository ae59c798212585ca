import type { PageContent } from '../../platform/analytics/index.ts';

/** The fields of an article, a gallery or an infographic in the events of its page (SPEC 3.7-03). */
export function toPageContent({ id, title, category }: { id: string; title: string; category: string }): PageContent {
  return { view: 'contentView', contentName: title, contentId: id, contentCategory: category };
}
