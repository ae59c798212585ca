import type { MeasuredContent } from '../../platform/analytics/index.ts';

/** The fields of an article, a gallery or an infographic in the events of its page (SPEC 3.7-03). */
export function toMeasuredContent({
  id,
  title,
  category,
}: {
  id: string;
  title: string;
  category: string;
}): MeasuredContent {
  return { view: 'contentView', contentName: title, contentId: id, contentCategory: category };
}
