import { type Area, forReaders } from '../areas/index.ts';
import {
  fetchDocumentSearch,
  fetchNewsSearch,
  fetchProgramSearch,
  fetchWebSearch,
  settings,
} from '../services/index.server.ts';
import {
  type SearchResult,
  type TabCount,
  toDocumentResults,
  toNewsResults,
  toProgramResults,
  toWebResults,
} from './found.ts';
import { NO_QUESTION, type SearchQuestion, type Tab } from './searchQuestion.ts';

type Ask = (question: SearchQuestion, signal: AbortSignal) => Promise<Area<SearchResult>>;

const documents =
  (name: 'organization' | 'organizationeng'): Ask =>
  async ({ q, page }, signal) =>
    forReaders(await fetchDocumentSearch(name, q, page, signal), toDocumentResults);

const COUNTED: [Tab, Ask][] = [
  ['news', async ({ tab, ...news }, signal) => forReaders(await fetchNewsSearch(news, signal), toNewsResults)],
  ['program', async ({ q, page }, signal) => forReaders(await fetchProgramSearch(q, page, signal), toProgramResults)],
  ['organization', documents('organization')],
  ['organizationeng', documents('organizationeng')],
];

const onTheWeb: Ask = async ({ q, page }, signal) => forReaders(await fetchWebSearch(q, page, signal), toWebResults);

/** What the question's tab has found, and how much there is in the others, all asked at once. Never throws. */
export async function search(question: SearchQuestion, signal: AbortSignal) {
  // a tab one does not look at is counted as its link shows it: from its first page, and not narrowed
  const first = { ...NO_QUESTION, q: question.q };
  const isWeb = question.tab === 'web' && settings.webSearch !== null;
  const current = question.tab === 'web' && !isWeb ? 'news' : question.tab;
  const [web, ...areas] = await Promise.all([
    isWeb ? onTheWeb(question, signal) : null,
    ...COUNTED.map(([tab, ask]) => ask(tab === current ? { ...question, tab } : first, signal)),
  ]);
  const tabs: TabCount[] = areas.map(({ response, error }, index) => ({
    tab: COUNTED[index]?.[0] ?? 'news',
    total: response?.total ?? null,
    isMore: response?.isMore ?? false,
    hasFailed: error !== null,
  }));
  // asking it costs the broadcaster, so nobody counts there
  if (settings.webSearch) tabs.push({ tab: 'web', total: null, isMore: false, hasFailed: web?.error != null });
  const results = web ?? (areas[COUNTED.findIndex(([tab]) => tab === current)] as Area<SearchResult>);
  return {
    question: { ...question, tab: current },
    // an empty tab is not shown, except where one stands
    tabs: tabs.filter(({ tab, total }) => tab === 'news' || tab === current || total !== 0),
    results,
  };
}
