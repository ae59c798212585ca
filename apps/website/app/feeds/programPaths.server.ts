import { programmePath } from '../programmes/index.ts';
import { fetchPrograms } from '../services/index.server.ts';

const PAGE_SIZE = 50;
/** No station has more pages of programmes than this. */
const MOST_PAGES = 40;

/** Where the programmes stand, all there are; null when they could not be had. What stands on another site is left out. */
export async function programPaths(signal: AbortSignal): Promise<string[] | null> {
  const pageOf = (page: number) => fetchPrograms({ sort: 'title', limit: PAGE_SIZE, page }, signal);
  const { response: first } = await pageOf(1);
  if (!first) return null;
  const last = Math.min(first.lastPage, MOST_PAGES);
  const rest = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => pageOf(index + 2)));
  const programs = [first, ...rest.map(({ response }) => response)].flatMap((page) => page?.items ?? []);
  return programs.map(({ href }) => programmePath(href)).filter((path) => path.startsWith('/program/'));
}
