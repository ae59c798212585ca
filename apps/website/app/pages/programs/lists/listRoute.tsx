import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { loadNextPage, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { PAGE_SIZE, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchPrograms } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/listRoute';
import { ListPage } from './ListPage.tsx';
import { ALL, findProgramList, parseListFilter, toFilteredPath, toProgramPage } from './programList.ts';

/** The programmes of a group, all of them by letter, or those that have ended (SPEC 2.2-10, 2.1-20). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const about = findProgramList(url.pathname);
  const { page, ...narrowing } = parseListFilter(url);
  const question = { ...about.narrowed, ...narrowing, page, sort: 'title' as const, limit: PAGE_SIZE };
  const result = await fetchPrograms(question, createPageSignal(request));
  const programData = toReaderArea(result, toProgramPage);
  return toArchiveResponse(result, { about, narrowing, page, areas: { program: { programData } } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, programData) => {
    const { page: _, ...narrowing } = parseListFilter(args.url);
    return { about: findProgramList(args.url.pathname), narrowing, page, areas: { program: { programData } } };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, narrowing, page, areas } = loaderData;
  const title = narrowing.initial ? `${about.title} “${narrowing.initial}”` : about.title;
  const metadata = {
    title,
    description: thaiText`${title} ของ${STATION.name} ${about.lead}`,
    keywords: [about.title, 'รายการทีวี', 'ดูย้อนหลัง'],
    canonical: toFilteredPath(about.path, narrowing),
    above: [{ title: ALL.title, path: ALL.path }],
    // a filtered list is no page of its own for search engines
    noIndex: narrowing.access !== undefined,
  };
  return toArchiveMeta(metadata, areas.program.programData, page, findSite(matches));
}

export default function ListRoute({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
