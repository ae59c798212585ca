import { isSectionSlug, searchedText } from '@sala/contracts';
import { z } from 'zod';
import { NO_QUESTION, type SearchQuestion, TABS, type Tab } from './searchQuestion.ts';

// what the Search API takes for a day
const day = z.iso.date().refine((date) => date >= '1000');

/** Reads the address of a search page. Nothing in it is refused: what cannot be read is as if it were not there. */
export function readQuestion(params: URLSearchParams): SearchQuestion {
  const given = (name: keyof SearchQuestion) => params.get(name) ?? '';
  const [section, page] = [given('section'), given('page')];
  const dayOf = (name: 'from' | 'to') => (day.safeParse(given(name)).success ? given(name) : '');
  return {
    q: searchedText(given('q')),
    tab: TABS.find((tab: Tab) => tab === given('tab')) ?? NO_QUESTION.tab,
    sort: given('sort') === 'time' ? 'time' : 'relevance',
    section: isSectionSlug(section) ? section : '',
    from: dayOf('from'),
    to: dayOf('to'),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
