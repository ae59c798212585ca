import { CATEGORIES, type Category } from '@sala/station';

// READINGS.md: seventeen addresses and one more (SPEC 2.2-04), thirteen archives
const BY_PATH = new Map<string, Category>(
  CATEGORIES.flatMap((category: Category) =>
    [category.path, ...(category.alsoAt ?? [])].map((path) => [path, category] as const),
  ),
);

/** The category whose page is at an address, if there is one. */
export function findCategoryPage(path: string): Category | undefined {
  return BY_PATH.get(path.replace(/\/$/, ''));
}
