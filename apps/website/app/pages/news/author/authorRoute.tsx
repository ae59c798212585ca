import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { isUnknown, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchAuthor } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/authorRoute';
import { type AuthorArea, AuthorPage } from './AuthorPage.tsx';
import { toAuthorData } from './authorData.ts';
import { toAuthorPath } from './authorPath.ts';

/** The page of an author, `/news/authors/:author`, to which bylines link. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!/^[a-z0-9-]{1,60}$/.test(params.author)) throw data(null, 404);
  const page = parsePageNumber(url);
  const author = await fetchAuthor(params.author, page, createPageSignal(request));
  if (isUnknown(author.error)) throw data(null, 404);
  const area: AuthorArea = toReaderArea(author, (list) => toCards(list));
  return toArchiveResponse(author, { page, areas: { author: area } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, author) => ({ page, areas: { author } }));
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, areas } = loaderData;
  const author = areas.author.response?.author;
  const name = author?.name ?? 'ผู้เขียน';
  const site = findSite(matches);
  const about = {
    title: name,
    description: author?.about || thaiText`ข่าวและเรื่องราวโดย${name} ${author?.jobTitle ?? ''} ${STATION.name}`,
    canonical: toAuthorPath(params.author),
    above: [{ title: 'ข่าว', path: '/news' }],
  };
  const tags = toArchiveMeta(about, areas.author, page, site);
  return author ? [...tags, toAuthorData(author, about.canonical, site)] : tags;
}

export default function AuthorRoute({ loaderData, params }: Route.ComponentProps) {
  return <AuthorPage author={params.author} page={loaderData.page} area={loaderData.areas.author} />;
}
