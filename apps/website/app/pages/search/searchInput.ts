/** The sources of a search; each is a tab of the page. */
export const TABS = ['news', 'organization', 'organizationeng', 'program', 'web'] as const;
export type Tab = (typeof TABS)[number];

/** The parameters of a search page, all of them in its address. */
export interface SearchInput {
  q: string;
  tab: Tab;
  sort: 'relevance' | 'time';
  /** A section's slug; empty for all. */
  section: string;
  /** The first and the last day, in Bangkok, as in `2026-11-20`; empty for any. */
  from: string;
  to: string;
  /** Counts from 1. */
  page: number;
}

/** The default parameters. */
export const EMPTY_SEARCH_INPUT: SearchInput = {
  q: '',
  tab: 'news',
  sort: 'relevance',
  section: '',
  from: '',
  to: '',
  page: 1,
};

/** The address of a search page, without parameters that are missing or as in {@link EMPTY_SEARCH_INPUT}. */
export function toSearchPath(input: Partial<SearchInput>): string {
  const parameters = Object.entries({ ...EMPTY_SEARCH_INPUT, ...input })
    .filter(([name, value]) => value !== EMPTY_SEARCH_INPUT[name as keyof SearchInput])
    .map(([name, value]) => [name, String(value)]);
  return parameters.length === 0 ? '/search' : `/search?${new URLSearchParams(parameters)}`;
}

/** Whether a search has filters. */
export function isFiltered({ section, from, to }: SearchInput): boolean {
  return section !== '' || from !== '' || to !== '';
}
