import { CATEGORIES } from '#ours';
import type { SlugOf } from './shape.ts';

/** The slug of one of the station's categories. */
export type CategorySlug = SlugOf<typeof CATEGORIES>;

/** The slugs of the categories, in their order. */
export const CATEGORY_SLUGS: readonly CategorySlug[] = CATEGORIES.map(({ slug }) => slug);

/** The category of a slug from outside, if there is one. */
export const findCategory = (slug: string) => CATEGORIES.find((category) => category.slug === slug);

/** Whether a text from outside names one of the categories. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return findCategory(slug) !== undefined;
}
