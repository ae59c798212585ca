import { toSearchText } from '@sala/contracts';
import { isCategorySlug } from '@sala/station';
import { z } from 'zod';
import { EMPTY_SEARCH_INPUT, type SearchInput, TABS, type Tab } from './searchInput.ts';

// the format of a day in the Search API
const day = z.iso.date().refine((date) => date >= '1000');

/** Parses the address of a search page. Invalid parameters are ignored. */
export function parseSearchInput(params: URLSearchParams): SearchInput {
  const readParameter = (name: keyof SearchInput) => params.get(name) ?? '';
  const [section, page] = [readParameter('section'), readParameter('page')];
  const parseDay = (name: 'from' | 'to') => (day.safeParse(readParameter(name)).success ? readParameter(name) : '');
  return {
    q: toSearchText(readParameter('q')),
    tab: TABS.find((tab: Tab) => tab === readParameter('tab')) ?? EMPTY_SEARCH_INPUT.tab,
    sort: readParameter('sort') === 'time' ? 'time' : 'relevance',
    section: isCategorySlug(section) ? section : '',
    from: parseDay('from'),
    to: parseDay('to'),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
