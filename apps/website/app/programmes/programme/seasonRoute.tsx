import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { TellsContent } from '../../analytics/index.ts';
import { siteOf } from '../../metadata/index.ts';
import { archivePage, loadPage, pageNumber } from '../../news/index.ts';
import { fetchEpisodes, pageDeadline } from '../../services/index.server.ts';
import { toEpisodeItem } from '../cards/index.ts';
import type { Route } from './+types/seasonRoute';
import { featuredOf, findProgramme, firstEpisodeOf, picturesOf } from './programme.server.ts';
import { seasonMeta } from './programmeMeta.ts';
import { toListPage } from './programmeTabs.server.ts';
import { SeasonPage, type SeasonPageProps } from './SeasonPage.tsx';
import { pathOf, toPersonShown, toSeasonItem, toSeasonShown } from './toProgrammeShown.server.ts';

const PAGE_SIZE = 24;

/** A season of a programme, `/program/{programKey}/{seasonKey}` (SPEC 2.2-12). */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const signal = pageDeadline(request);
  const program = await findProgramme(params.programKey, url, signal);
  const season = program.seasons.find(({ key }) => key === params.seasonKey);
  if (!season) throw data(null, 404);
  const [episodes, featured, pictures] = await Promise.all([
    fetchEpisodes({ owner: season.id, page, limit: PAGE_SIZE }, signal),
    page === 1 ? featuredOf(program, season, signal) : null,
    page === 1 ? picturesOf(season.galleryId, signal) : [],
  ]);
  const ofSeason = { owner: season.id, limit: PAGE_SIZE };
  return archivePage<SeasonPageProps>(episodes, {
    season: toSeasonShown(program, season),
    program: { title: program.title, path: pathOf(program.key) },
    about: {
      episodeListName: program.episodeListName,
      personListName: season.personListName,
      persons: season.persons.map(toPersonShown),
      others: program.seasons.filter((one) => one !== season).map((one) => toSeasonItem(one, program)),
    },
    ...{ page, featured, pictures },
    watch: page === 1 ? await firstEpisodeOf(episodes, ofSeason, signal) : null,
    areas: { programEpisode: { playlistEpisodes: toListPage(episodes, toEpisodeItem) } },
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage<SeasonPageProps>(args, (page, playlistEpisodes) => {
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
  return seasonMeta(season, { program, page, persons: about.persons }, siteOf(matches));
}

export const handle: TellsContent<SeasonPageProps> = {
  content: ({ season, program }) =>
    season && { view: 'programViews', programTitle: program.title, programId: season.id, contentName: season.title },
};

export default function SeasonRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonPage {...loaderData} key={loaderData.season?.path} />;
}
