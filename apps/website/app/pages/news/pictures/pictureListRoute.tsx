import { data } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { throwErrorCode } from '../../../components/unavailable/index.ts';
import { createArea, isUnknown, PAGE_SIZE, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import {
  createPageSignal,
  fetchPictureCategories,
  fetchPictureList,
  type PictureKind,
} from '../../../platform/services/index.server.ts';
import type { Route } from './+types/pictureListRoute';
import { type PictureList, PictureListPage, type PictureListView } from './PictureListPage.tsx';
import { PICTURE_KINDS } from './pictureKinds.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url);
  const input = parseInput(url);
  const signal = createPageSignal(request);
  const query = { categoryId: input.categoryId, page, limit: PAGE_SIZE };
  const [list, categories] = await Promise.all([
    fetchPictureList(input.kind, query, signal),
    fetchPictureCategories(input.kind, signal),
  ]);
  throwErrorCode(list);
  if (isUnknown(list.error)) throw data(null, 404);
  const areas = {
    [input.kind]: toReaderArea(list, (all) => ({
      page,
      totalPage: all.totalPage,
      category: all.currentCategory,
      items: toCards(all).items,
    })),
    categories: toReaderArea(categories, ({ items }) => items.map(({ id, title }) => ({ id, title }))),
  };
  return toArchiveResponse<PictureListView>(list, { ...input, page, areas });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage<PictureListView>(args, (page, list) => {
    const input = parseInput(args.url);
    return { ...input, page, areas: { [input.kind]: list, categories: createArea() } };
  });
}

/** The list at an address: galleries or infographics, of a category or of all. */
function parseInput({ pathname, searchParams }: URL): { kind: PictureKind; categoryId: string } {
  const kind = pathname.startsWith(PICTURE_KINDS.gallery.path) ? 'gallery' : 'infographic';
  return { kind, categoryId: searchParams.get('categoryId') ?? '' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, categoryId, page, areas } = loaderData;
  const { path, title, description } = PICTURE_KINDS[kind];
  const list = areas[kind] ?? createArea<PictureList>();
  const category = list.response?.category ?? '';
  const about = {
    title: category ? `${title} ${category}` : title,
    description,
    keywords: [title, ...(category ? [category] : [])],
    canonical: categoryId ? `${path}?categoryId=${encodeURIComponent(categoryId)}` : path,
    ...(category && { above: [{ title, path }] }),
  };
  return toArchiveMeta(about, list, page, findSite(matches));
}

export default function PictureListRoute({ loaderData }: Route.ComponentProps) {
  return <PictureListPage {...loaderData} />;
}
