/** Where is searched; each is a tab of the page. */
export const TABS = ['news', 'organization', 'organizationeng', 'program', 'web'] as const;
export type Tab = (typeof TABS)[number];

/** What a search page is asked, all of it in its address. */
export interface SearchQuestion {
  q: string;
  tab: Tab;
  sort: 'relevance' | 'time';
  /** A section's slug; empty for all. */
  section: string;
  /** The first and the last day, in Bangkok, `2026-11-20`; empty for any. */
  from: string;
  to: string;
  /** Counts from 1. */
  page: number;
}

/** What is not asked. */
export const NO_QUESTION: SearchQuestion = {
  q: '',
  tab: 'news',
  sort: 'relevance',
  section: '',
  from: '',
  to: '',
  page: 1,
};

/** The address of a search page; what is left out or as in {@link NO_QUESTION} does not stand in it. */
export function searchHref(question: Partial<SearchQuestion>): string {
  const asked = Object.entries({ ...NO_QUESTION, ...question })
    .filter(([name, value]) => value !== NO_QUESTION[name as keyof SearchQuestion])
    .map(([name, value]) => [name, String(value)]);
  return asked.length === 0 ? '/search' : `/search?${new URLSearchParams(asked)}`;
}

/** Whether a search is narrowed beyond its words. */
export function isNarrowed({ section, from, to }: SearchQuestion): boolean {
  return section !== '' || from !== '' || to !== '';
}
