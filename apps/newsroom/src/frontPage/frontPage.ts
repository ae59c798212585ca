import type { NewsSectionType } from '@sala/contracts';
import { CATEGORIES } from '@sala/station';
import type { FrontPageSizes, NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import type { ListRow } from '../newsLists/index.ts';
import { CATEGORY_PAGE_SIZE } from './categoryPage.ts';
import { createPlacedQuery, toCategoryPage } from './placedQuery.ts';
import { type Placed, placeRows } from './placeRows.ts';

const LEAD_SIZE = 5;
const LATEST_SIZE = 10;
const FOCUS_SIZE = 4;
const SECTION_SIZE = 4;
// a section shows only articles that the lead does not, and all of the lead may be of that section
/** How many articles the front page takes of each part. */
export const FRONT_PAGE_SIZES: FrontPageSizes = {
  newest: LEAD_SIZE + LATEST_SIZE,
  popular: 6,
  focus: FOCUS_SIZE,
  section: SECTION_SIZE + LEAD_SIZE,
};

/**
 * How many articles each section has in which editors can place some, and how many they can place on a category's own
 * page. The section of the most read articles cannot be arranged.
 */
export const SECTION_SIZES: ReadonlyMap<string, number> = new Map([
  ['lead', LEAD_SIZE],
  ['latest', LATEST_SIZE],
  ['focus', FOCUS_SIZE],
  ...CATEGORIES.map(({ slug }) => [slug, SECTION_SIZE] as const),
  ...CATEGORIES.map(({ slug }) => [toCategoryPage(slug), CATEGORY_PAGE_SIZE] as const),
]);

/** A section of the front page with its articles, in their order. */
export interface FrontPageSection {
  id: string;
  type: NewsSectionType;
  title: string;
  /** The page with more of it, empty where there is none. */
  url: string;
  rows: ListRow[];
}

/**
 * The front page of the launched edition, or of the given one: placed articles at their positions, the newest in the
 * others. Sections without articles are left out.
 */
export function createFrontPage(db: Database, news: NewsQueries) {
  const findPlaced = createPlacedQuery(db);
  return async (editionId?: number): Promise<FrontPageSection[]> => {
    const [parts, placed] = await Promise.all([news.loadFrontPage(), findPlaced(editionId)]);
    return arrange(parts, placed);
  };
}

type Parts = Awaited<ReturnType<NewsQueries['loadFrontPage']>>;

function arrange({ newest, popular, focus, section: ofSections }: Parts, placed: Placed<ListRow>[]) {
  const listRows = (section: string, others: ListRow[]) => {
    const size = SECTION_SIZES.get(section);
    if (size === undefined) throw new Error(`SECTION_SIZES does not say how many articles ${section} has`);
    return placeRows(
      placed.filter((one) => one.section === section),
      others,
      size,
    );
  };
  const placedIds = new Set(placed.map(({ row }) => row.id));
  const lead = listRows(
    'lead',
    newest.filter(({ id }) => !placedIds.has(id)),
  );
  const leadIds = new Set(lead.map(({ id }) => id));
  const isNotLead = ({ id }: ListRow) => !leadIds.has(id);
  const sections: FrontPageSection[] = [
    { id: 'lead', type: 'lead', title: 'ข่าวเด่น', url: '', rows: lead },
    {
      id: 'latest',
      type: 'latest',
      title: 'ข่าวล่าสุด',
      url: '/news',
      rows: listRows('latest', newest.filter(isNotLead)),
    },
    { id: 'popular', type: 'popular', title: 'ข่าวยอดนิยม', url: '/news/archive/hotnews', rows: popular },
    { id: 'focus', type: 'focus', title: 'โฟกัส', url: '/news/focus', rows: listRows('focus', focus) },
    ...CATEGORIES.map(({ slug, name, path }): FrontPageSection => {
      const rows = listRows(slug, ofSections.filter((row) => row.section === slug).filter(isNotLead));
      return { id: slug, type: 'category', title: name, url: path, rows };
    }),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
