import { type Area, toReaderArea } from '../../platform/areas/index.ts';
import {
  fetchDocumentSearch,
  fetchNewsSearch,
  fetchProgramSearch,
  fetchWebSearch,
  settings,
} from '../../platform/services/index.server.ts';
import { EMPTY_SEARCH_INPUT, type SearchInput, type Tab } from './searchInput.ts';
import {
  type SearchResult,
  type TabCount,
  toDocumentResults,
  toNewsResults,
  toProgramResults,
  toWebResults,
} from './searchResult.ts';

type Ask = (input: SearchInput, signal: AbortSignal) => Promise<Area<SearchResult>>;

const createDocumentSearch =
  (name: 'organization' | 'organizationeng'): Ask =>
  async ({ q, page }, signal) =>
    toReaderArea(await fetchDocumentSearch(name, q, page, signal), toDocumentResults);

const COUNTED: [Tab, Ask][] = [
  ['news', async ({ tab, ...news }, signal) => toReaderArea(await fetchNewsSearch(news, signal), toNewsResults)],
  ['program', async ({ q, page }, signal) => toReaderArea(await fetchProgramSearch(q, page, signal), toProgramResults)],
  ['organization', createDocumentSearch('organization')],
  ['organizationeng', createDocumentSearch('organizationeng')],
];

const onTheWeb: Ask = async ({ q, page }, signal) => toReaderArea(await fetchWebSearch(q, page, signal), toWebResults);

/** The results of the current tab and the number of results in the others, requested in parallel. Never throws. */
export async function loadSearch(input: SearchInput, signal: AbortSignal) {
  // the other tabs are counted as their links show them: the first page, without filters
  const first = { ...EMPTY_SEARCH_INPUT, q: input.q };
  const isWeb = input.tab === 'web' && settings.webSearch !== null;
  const current = input.tab === 'web' && !isWeb ? 'news' : input.tab;
  const [web, ...areas] = await Promise.all([
    isWeb ? onTheWeb(input, signal) : null,
    ...COUNTED.map(([tab, fetchResults]) => fetchResults(tab === current ? { ...input, tab } : first, signal)),
  ]);
  const tabs: TabCount[] = areas.map(({ response, error }, index) => ({
    tab: COUNTED[index]?.[0] ?? 'news',
    total: response?.total ?? null,
    isMore: response?.isMore ?? false,
    isAtLeast: response?.isAtLeast ?? false,
    hasFailed: error !== null,
  }));
  // each request costs the broadcaster money, so its results are not counted
  if (settings.webSearch)
    tabs.push({ tab: 'web', total: null, isMore: false, isAtLeast: false, hasFailed: web?.error != null });
  const results = web ?? (areas[COUNTED.findIndex(([tab]) => tab === current)] as Area<SearchResult>);
  return {
    input: { ...input, tab: current },
    // an empty tab is hidden, unless it is the current one
    tabs: tabs.filter(({ tab, total }) => tab === 'news' || tab === current || total !== 0),
    results,
  };
}
