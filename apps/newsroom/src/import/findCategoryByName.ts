import { CATEGORIES, CATEGORY_NAMES, type CategorySlug, DEFAULT_CATEGORY } from '@sala/station';

const BY_NAME = new Map(
  CATEGORIES.flatMap(({ slug, name }) => [slug, name, ...CATEGORY_NAMES[slug]].map((one) => [one, slug] as const)),
);

/** The category that those of an item from elsewhere name, in Thai or in English: the first that is one, else the station's default. */
export function findCategoryByName(names: string[]): CategorySlug {
  const known = names.map((name) =>
    BY_NAME.get(
      name
        .normalize('NFC')
        .trim()
        .toLowerCase()
        .replace(/^ข่าว(?=.)/, ''),
    ),
  );
  return known.find((slug) => slug !== undefined) ?? DEFAULT_CATEGORY;
}
