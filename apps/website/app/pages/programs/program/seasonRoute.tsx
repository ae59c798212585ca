import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveResponse } from '../../../components/archive/index.ts';
import { toEpisodeItem } from '../../../components/programCards/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { PAGE_SIZE } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchEpisodes } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/seasonRoute';
import { fetchFirstEpisode, fetchGalleryPictures, findFeatured, findProgram } from './program.server.ts';
import { toSeasonMeta } from './programMeta.ts';
import { toListPage } from './programTabs.server.ts';
import { SeasonPage, type SeasonPageProps } from './SeasonPage.tsx';
import { toPersonView, toSeasonItem, toSeasonPath, toSeasonView } from './toProgramView.server.ts';

/** A season of a programme, `/program/{programKey}/{seasonKey}` (SPEC 2.2-12). */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const program = await findProgram(params.programKey, url, signal);
  const season = program.seasons.find(({ key }) => key === params.seasonKey);
  if (!season) throw data(null, 404);
  const [episodes, featured, pictures] = await Promise.all([
    fetchEpisodes({ owner: season.id, page, limit: PAGE_SIZE }, signal),
    page === 1 ? findFeatured(program, season, signal) : null,
    page === 1 ? fetchGalleryPictures(season.galleryId, signal) : [],
  ]);
  const ofSeason = { owner: season.id, limit: PAGE_SIZE };
  return toArchiveResponse<SeasonPageProps>(episodes, {
    season: toSeasonView(program, season),
    program: { title: program.title, path: toSeasonPath(program.key) },
    about: {
      episodeListName: program.episodeListName,
      personListName: season.personListName,
      persons: season.persons.map(toPersonView),
      others: program.seasons.filter((one) => one !== season).map((one) => toSeasonItem(one, program)),
    },
    page,
    featured,
    pictures,
    watch: page === 1 ? await fetchFirstEpisode(episodes, ofSeason, signal) : null,
    areas: { programEpisode: { playlistEpisodes: toListPage(episodes, toEpisodeItem) } },
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage<SeasonPageProps>(args, (page, playlistEpisodes) => {
    const about = { episodeListName: '', personListName: '', persons: [], others: [] };
    return {
      season: null,
      program: { title: '', path: '' },
      about,
      page,
      featured: null,
      watch: null,
      pictures: [],
      areas: { programEpisode: { playlistEpisodes } },
    };
  });
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.season) return [];
  const { season, program, page, about } = loaderData;
  return toSeasonMeta(season, { program, page, persons: about.persons }, findSite(matches));
}

export const handle: MeasuredContentHandle<SeasonPageProps> = {
  content: ({ season, program }) =>
    season && { view: 'programViews', programTitle: program.title, programId: season.id, contentName: season.title },
};

export default function SeasonRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonPage {...loaderData} key={loaderData.season?.path} />;
}
