import type { Program } from '@sala/contracts';
import type { ListPage } from '../../../components/archive/index.ts';
import { toCard } from '../../../components/articleCards/index.ts';
import { toEpisodeItem, toVideoItem, type VideoItem } from '../../../components/programCards/index.ts';
import { type Area, PAGE_SIZE, toReaderArea } from '../../../platform/areas/index.ts';
import {
  fetchEpisodes,
  fetchTagNews,
  fetchUpcomingEpisodes,
  fetchVideos,
} from '../../../platform/services/index.server.ts';
import type { Overview } from './overview.ts';
import { fetchFirstEpisode, fetchGalleryPictures, findFeatured } from './program.server.ts';
import type { Tab } from './programView.ts';
import { toAboutView } from './toProgramView.server.ts';

const ROW_SIZE = 12;
const MAX_ARTICLES = 4;

type ApiList<Item> = Area<{ items: Item[]; page: number; totalPage: number }>;

/** A list of the programme API as a list that grows. */
export function toListPage<Item, Shown>(list: ApiList<Item>, toItem: (item: Item) => Shown): Area<ListPage<Shown>> {
  return toReaderArea(list, ({ items, page, totalPage }) => ({ items: items.map(toItem), page, totalPage }));
}

/** The videos of a tab: the episodes, the clips or the short clips of a programme. */
export async function loadVideosTab(program: Program, tab: Tab, page: number, signal: AbortSignal) {
  const query = { program: program.id, page, limit: PAGE_SIZE };
  if (tab === 'episodes') return toListPage(await fetchEpisodes(query, signal), toEpisodeItem);
  const category = tab === 'stories' ? 'story' : 'clip';
  return toListPage(await fetchVideos({ video_category: category, ...query }, signal), toVideoItem);
}

/** The articles of a programme: the articles that carry its name as a tag. */
export async function loadArticlesTab(program: Program, page: number, signal: AbortSignal) {
  return toReaderArea(await fetchTagNews(program.title, page, signal), (list) => ({
    page: list.page,
    totalPage: list.totalPage,
    items: list.items.map((item) => toCard(item)),
  }));
}

/** The first tab of a programme; a part that failed to load is left out, and for videos a notice says so. */
export async function loadOverviewTab(program: Program, signal: AbortSignal): Promise<Overview> {
  const { tabs } = program;
  const ofProgram = { program: program.id, limit: ROW_SIZE };
  const newest = tabs.episodes ? fetchEpisodes(ofProgram, signal) : null;
  let hasFailed = false;
  const films = async <Item>(list: Promise<ApiList<Item>>, toItem: (item: Item) => VideoItem): Promise<VideoItem[]> => {
    const { response, error } = await list;
    hasFailed ||= error !== null;
    return response?.items.map(toItem) ?? [];
  };
  const videos = (video_category: 'clip' | 'story' | 'promo') =>
    films(fetchVideos({ video_category, ...ofProgram }, signal), toVideoItem);
  const [featured, episodes, clips, shortClips, promos, articles, pictures, upcoming, first] = await Promise.all([
    findFeatured(program, null, signal),
    newest ? films(newest, toEpisodeItem) : [],
    tabs.clips ? videos('clip') : [],
    tabs.stories ? videos('story') : [],
    videos('promo'),
    tabs.articles ? loadArticlesTab(program, 1, signal) : null,
    fetchGalleryPictures(program.galleryId, signal),
    program.isEnded ? null : fetchUpcomingEpisodes({ program: program.id, limit: 1 }, signal),
    newest && program.isEnded ? newest.then((list) => fetchFirstEpisode(list, ofProgram, signal)) : null,
  ]);
  const next = upcoming?.response?.items[0];
  return {
    featured,
    episodes,
    clips,
    shortClips,
    promos,
    pictures,
    first,
    hasFailed,
    articles: articles?.response?.items.slice(0, MAX_ARTICLES) ?? [],
    // a service may still list what has been aired
    next: next?.firstAiredAt && next.firstAiredAt > Date.now() ? { title: next.title, at: next.firstAiredAt } : null,
    ...toAboutView(program),
  };
}
