import { toProgramPath } from '../../../components/programCards/index.ts';
import { fetchPrograms } from '../../../platform/services/index.server.ts';
import { fetchAllPages, PAGE_SIZE } from './allPages.server.ts';

/** The paths of all programmes' pages; null when a request failed. Pages on another site are left out. */
export async function fetchProgramPaths(signal: AbortSignal): Promise<string[] | null> {
  const programs = await fetchAllPages((page) => fetchPrograms({ sort: 'title', limit: PAGE_SIZE, page }, signal));
  return programs?.map(({ href }) => toProgramPath(href)).filter((path) => path.startsWith('/program/')) ?? null;
}
