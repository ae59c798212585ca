import { CATEGORIES, CATEGORY_NAMES, type CategorySlug } from '@sala/station';
import { toNfc } from '@sala/thai';

const toKey = (name: string): string =>
  toNfc(name)
    .trim()
    .toLowerCase()
    .replace(/^ข่าว(?=.)/, '');

const BY_NAME = new Map(
  CATEGORIES.flatMap(({ slug, name }) =>
    [slug, name, ...CATEGORY_NAMES[slug]].map((one) => [toKey(one), slug] as const),
  ),
);

/** The station's category for slugs or names of categories, in Thai or in English: the first that matches. */
export function findCategoryByName(names: string[]): CategorySlug | undefined {
  return names.map((name) => BY_NAME.get(toKey(name))).find((slug) => slug !== undefined);
}
