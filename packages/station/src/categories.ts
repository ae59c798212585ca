import { CATEGORIES } from '#ours';
import type { SlugOf } from './shape.ts';

/** The slug of one of the station's categories. */
export type CategorySlug = SlugOf<typeof CATEGORIES>;

/** The slugs of the categories, in their order. */
export const CATEGORY_SLUGS: readonly CategorySlug[] = CATEGORIES.map(({ slug }) => slug);

/** Finds the category of an untrusted slug. */
export const findCategory = (slug: string) => CATEGORIES.find((category) => category.slug === slug);

/** True when an untrusted text is the slug of a category. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return findCategory(slug) !== undefined;
}
