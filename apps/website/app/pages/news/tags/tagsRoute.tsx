import type { TagNews } from '@sala/contracts';
import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, redirect } from 'react-router';
import { loadNextPage, parsePageNumber, toArchiveMeta, toArchiveResponse } from '../../../components/archive/index.ts';
import { toCards } from '../../../components/articleCards/index.ts';
import { createArea, isUnknown, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchTagList, fetchTagNews } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/tagsRoute';
import { AllTagsPage } from './AllTagsPage.tsx';
import { TagPage } from './TagPage.tsx';
import { isSameTag, parseTerm, toCountedTags, toTagPath } from './tag.ts';

/** The articles of a tag, `/tags?q=` (SPEC 2.2-08); without a tag, all tags. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const term = parseTerm(url);
  if (term === null) throw data(null, 404);
  const page = parsePageNumber(url);
  const signal = createPageSignal(request);
  const [tagList, tagNews] = await Promise.all([
    fetchTagList(term ? 1 : page, signal),
    term ? fetchTagNews(term, page, signal) : createArea<TagNews>(),
  ]);
  if (isUnknown(tagNews.error)) throw data(null, 404);
  const renamed = tagNews.response?.tag?.title;
  if (renamed && !isSameTag(renamed, term)) throw redirect(toTagPath(renamed), 301);
  const tagPage = {
    tagList: toReaderArea(tagList, toCountedTags),
    tagNews: toReaderArea(tagNews, (list) => toCards(list)),
  };
  return toArchiveResponse<{ term: string; page: number; areas: { tagPage: typeof tagPage } }>(
    term ? tagNews : tagList,
    {
      term,
      page,
      areas: { tagPage },
    },
  );
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadNextPage(args, (page, failed) => {
    const tagPage = { tagList: failed, tagNews: failed };
    return { term: parseTerm(args.url) ?? '', page, areas: { tagPage } };
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { term, page, areas } = loaderData;
  const { tagList, tagNews } = areas.tagPage;
  const site = findSite(matches);
  if (!term) {
    const about = {
      title: 'แท็กข่าว',
      description: thaiText`ค้นหาข่าวของ${STATION.name}ตามแท็ก ตั้งแต่บุคคล สถานที่ ไปจนถึงประเด็นที่ติดตาม`,
      canonical: '/tags',
    };
    return toArchiveMeta(about, tagList, page, site);
  }
  const about = {
    title: thaiText`ข่าวเกี่ยวกับ${term}`,
    description: tagNews.response?.tag?.description || thaiText`รวมข่าว ภาพ และคลิปที่เกี่ยวกับ${term} จาก${STATION.name}`,
    keywords: [term],
    canonical: toTagPath(term),
    above: [{ title: 'แท็กข่าว', path: '/tags' }],
    // every ?q= is another address, and search engines must not list them all
    noIndex: tagNews.response?.items.length === 0,
  };
  return toArchiveMeta(about, tagNews, page, site);
}

export default function TagsRoute({ loaderData }: Route.ComponentProps) {
  const { term, page, areas } = loaderData;
  return term ? (
    <TagPage term={term} page={page} {...areas.tagPage} />
  ) : (
    <AllTagsPage page={page} tagList={areas.tagPage.tagList} />
  );
}
