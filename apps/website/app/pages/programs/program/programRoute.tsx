import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveResponse } from '../../../components/archive/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { toFulfilled } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/programRoute';
import { ProgramPage, type ProgramPageProps } from './ProgramPage.tsx';
import { findProgram } from './program.server.ts';
import { toProgramMeta } from './programMeta.ts';
import { loadArticlesTab, loadOverviewTab, loadVideosTab } from './programTabs.server.ts';
import { toProgramView } from './toProgramView.server.ts';

/** A programme's page, `/program/{programKey}`, and its tabs (SPEC 2.14). */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const result = await findProgram(params.programKey, url, signal);
  const program = toProgramView(result);
  const tabKey = url.searchParams.get('tab') ?? program.tabs[0]?.tab;
  const { tab } = program.tabs.find((one) => one.tab === tabKey) ?? { tab: null };
  if (tab === null && tabKey !== undefined) throw data(null, 404);
  const loaded = {
    tab,
    page,
    overview: null,
    areas: { program: { programData: toFulfilled(program) } },
  };
  // a programme without any tab has only its head
  if (tab === null || tab === 'main') {
    if (page > 1) throw data(null, 404);
    return data<ProgramPageProps>({ ...loaded, overview: tab && (await loadOverviewTab(result, signal)) });
  }
  if (tab === 'articles') {
    const tagNews = await loadArticlesTab(result, page, signal);
    return toArchiveResponse<ProgramPageProps>(tagNews, {
      ...loaded,
      areas: { ...loaded.areas, tagPage: { tagNews } },
    });
  }
  const videos = await loadVideosTab(result, tab, page, signal);
  const ofTab =
    tab === 'episodes'
      ? { programEpisode: { playlistEpisodes: videos } }
      : { programVideo: { playlistVideos: videos } };
  return toArchiveResponse<ProgramPageProps>(videos, { ...loaded, areas: { ...loaded.areas, ...ofTab } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage<ProgramPageProps>(args, (page, failed) => {
    const areas = {
      program: { programData: failed },
      programEpisode: { playlistEpisodes: failed },
      programVideo: { playlistVideos: failed },
      tagPage: { tagNews: failed },
    };
    return { tab: null, page, overview: null, areas };
  });
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const program = loaderData?.areas.program.programData.response;
  if (!program) return [];
  const { tab, page, overview } = loaderData;
  return toProgramMeta(program, { tab, page, overview }, findSite(matches));
}

export const handle: MeasuredContentHandle<ProgramPageProps> = {
  content: ({ areas }) => {
    const program = areas.program.programData.response;
    return (
      program && {
        view: 'programViews',
        programTitle: program.title,
        programId: program.id,
        contentName: program.title,
      }
    );
  },
};

export default function ProgramRoute({ loaderData }: Route.ComponentProps) {
  return <ProgramPage {...loaderData} key={loaderData.areas.program.programData.response?.path} />;
}
