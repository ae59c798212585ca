/** Where is searched; each is a tab of the page. */
export const TABS = ['news', 'organization', 'organizationeng', 'program', 'web'] as const;
export type Tab = (typeof TABS)[number];

/** What a search page is asked, all of it in its address. */
export interface SearchInput {
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
export const EMPTY_SEARCH_INPUT: SearchInput = {
  q: '',
  tab: 'news',
  sort: 'relevance',
  section: '',
  from: '',
  to: '',
  page: 1,
};

/** The address of a search page; what is left out or as in {@link EMPTY_SEARCH_INPUT} does not stand in it. */
export function toSearchPath(input: Partial<SearchInput>): string {
  const parameters = Object.entries({ ...EMPTY_SEARCH_INPUT, ...input })
    .filter(([name, value]) => value !== EMPTY_SEARCH_INPUT[name as keyof SearchInput])
    .map(([name, value]) => [name, String(value)]);
  return parameters.length === 0 ? '/search' : `/search?${new URLSearchParams(parameters)}`;
}

/** Whether a search is narrowed beyond its words. */
export function isFiltered({ section, from, to }: SearchInput): boolean {
  return section !== '' || from !== '' || to !== '';
}
