import { isTopicId } from '@sala/contracts';
import { data, redirect } from 'react-router';
import { toMissingResponse } from '../../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { isUnknown, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import { cleanArticleHtml } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchSituationEntries, fetchTopic } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/topicRoute';
import { toCursor } from './cursor.ts';
import { toLiveBlogData } from './liveBlogData.ts';
import { toPageSituation, toTimeline } from './pageSituation.ts';
import { SituationPage } from './SituationPage.tsx';

/** 'Follow the situation' (SPEC 2.2-28): the page of a followed subject, at its own name. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const cursor = toCursor(url.searchParams);
  // most requests that end up here are for addresses that do not exist
  if (!isTopicId(params.topic) || !cursor || cursor.after) throw data(null, 404);
  const signal = createPageSignal(request);
  const [topic, entries] = await Promise.all([
    fetchTopic(params.topic, signal),
    fetchSituationEntries(params.topic, cursor, signal),
  ]);
  if (!topic.response) throw toMissingResponse(topic.error);
  // the page of a topic may be of another kind, such as a tag's
  const { href } = topic.response;
  if (href && href !== `/${params.topic}`) throw redirect(href);
  const isPart = Object.keys(cursor).length > 0;
  const hasNoPart = entries.response?.items.length === 0 || isUnknown(entries.error);
  if (isPart && hasNoPart) throw data(null, 404);
  const areas = { topic: toReaderArea(topic, (response) => toPageSituation(params.topic, response)) };
  const timeline = toReaderArea(entries, (response) => toTimeline(response, cleanArticleHtml));
  // a service without timelines answers 404: then the page is complete without one
  const hasFailed = entries.error !== null && entries.error.status !== 404;
  return data({ areas, timeline, isPart }, hasFailed ? 503 : 200);
}

type LoaderData = Route.ComponentProps['loaderData'];

export const handle: OmitsFromHydration<LoaderData> & MeasuredContentHandle<LoaderData> = {
  omitFromHydration: ({ timeline }) => timeline.response?.items.map((entry) => entry.html) ?? [],
  content: ({ areas: { topic } }) =>
    topic.response && { view: 'contentView', contentName: topic.response.title, contentId: topic.response.id },
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const situation = loaderData?.areas.topic.response;
  if (!situation) return [];
  const site = findSite(matches);
  const canonical = `/${situation.id}`;
  const tags = toPageMeta(
    {
      title: situation.title,
      description: situation.summary,
      keywords: situation.tags.map((tag) => tag.title),
      picture: situation.picture,
      canonical,
      type: 'article',
      mediaType: 'article',
      publishedTime: situation.startedAt,
    },
    site,
  );
  const trail = toBreadcrumbData([{ title: situation.title, path: canonical }], site);
  return [
    ...tags,
    trail,
    ...(situation.startedAt ? [toLiveBlogData(situation, loaderData.timeline.response, site)] : []),
  ];
}

export default function TopicRoute({ loaderData }: Route.ComponentProps) {
  const { areas, timeline, isPart } = loaderData;
  const situation = areas.topic.response;
  if (!situation) return null;
  const key = `${situation.id} ${isPart ? timeline.response?.items[0]?.id : ''}`;
  return <SituationPage situation={situation} timeline={timeline} isPart={isPart} key={key} />;
}
