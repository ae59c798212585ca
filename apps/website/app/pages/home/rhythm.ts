import type { NewsSection } from '../../components/newsSections/index.ts';

// Three rhythms in turn: a large article with headlines, two sections side by side, a row of four. Not one grid
// repeated.
const RHYTHMS = ['feature', 'pair', 'pair', 'row', 'pair', 'pair'] as const;

export type Rhythm = (typeof RHYTHMS)[number];

/** The layout of a category's section, by its position among them. */
export const findRhythm = (index: number): Rhythm => RHYTHMS[index % RHYTHMS.length] ?? 'row';

/** Removes the pictures that a section's layout does not show: of a pair only the first article has one. */
export function omitUnseenPictures(sections: NewsSection[]): NewsSection[] {
  const categories = sections.filter(({ type }) => type === 'category');
  return sections.map((section) => {
    const place = categories.indexOf(section);
    if (place < 0 || findRhythm(place) !== 'pair') return section;
    const [first, ...rest] = section.items;
    return { ...section, items: first ? [first, ...rest.map((item) => ({ ...item, picture: '' }))] : [] };
  });
}
