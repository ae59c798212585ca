import { toSearchText } from '@sala/contracts';
import { isCategorySlug } from '@sala/station';
import { BUDDHIST_ERA_YEARS } from '@sala/thai';
import { z } from 'zod';
import { EMPTY_SEARCH_INPUT, type SearchInput, TABS, type Tab } from './searchInput.ts';

// the format of a day in the Search API; many readers type the year of the Buddhist era
const day = z
  .string()
  .transform((text) => text.replace(/^2[4-6]\d\d(?=-)/, (year) => String(Number(year) - BUDDHIST_ERA_YEARS)))
  .pipe(z.iso.date().refine((date) => date >= '1000'))
  .catch('');

/** Parses the address of a search page. Invalid parameters are ignored; the earlier of two days is the first. */
export function parseSearchInput(params: URLSearchParams): SearchInput {
  const readParameter = (name: keyof SearchInput) => params.get(name) ?? '';
  const [section, page] = [readParameter('section'), readParameter('page')];
  const days = [day.parse(readParameter('from')), day.parse(readParameter('to'))] as const;
  const [from, to] = days.includes('') ? days : (days.toSorted() as [string, string]);
  return {
    q: toSearchText(readParameter('q')),
    tab: TABS.find((tab: Tab) => tab === readParameter('tab')) ?? EMPTY_SEARCH_INPUT.tab,
    sort: readParameter('sort') === 'time' ? 'time' : 'relevance',
    section: isCategorySlug(section) ? section : '',
    from,
    to,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
