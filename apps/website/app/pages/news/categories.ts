import { SECTION_SLUGS, SECTIONS, type SectionSlug } from '@sala/contracts';

/** A category page: its address, the archive it shows, its Thai label (SPEC 2.2-06, 2.2-07). */
export interface Category {
  path: string;
  section: SectionSlug;
  title: string;
  canonical: string;
}

const of = (path: string, section: SectionSlug, canonical = path): Category => ({
  path,
  section,
  title: SECTIONS[section],
  canonical,
});

// READINGS.md: seventeen addresses, thirteen archives; the addresses that show an archive a second time are canonical at the first
const SHORT = [
  of('/news/politics', 'politics'),
  of('/news/world', 'foreign', '/news/categories/foreign'),
  of('/news/local', 'region', '/news/categories/region'),
  of('/news/economy', 'economy', '/news/categories/economy'),
  of('/news/lifestyle', 'lifestyle', '/news/categories/lifestyle'),
];

/** The seventeen category pages. */
export const CATEGORIES: Category[] = [
  ...SHORT,
  ...SECTION_SLUGS.filter((slug) => slug !== 'politics').map((slug) => of(`/news/categories/${slug}`, slug)),
];

// SPEC 2.2-04: one more way to the news of the world
const WORLD = of('/news/category/world', 'foreign', '/news/categories/foreign');

const BY_PATH = new Map([...CATEGORIES, WORLD].map((category) => [category.path, category]));

/** The category at an address, if there is one. */
export function findCategory(path: string): Category | undefined {
  return BY_PATH.get(path.replace(/\/$/, ''));
}
