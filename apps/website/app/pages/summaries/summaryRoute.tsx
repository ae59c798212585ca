import { data } from 'react-router';
import { throwErrorCode } from '../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../platform/analytics/index.ts';
import { isUnknown } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../platform/rendering/index.server.ts';
import { cleanArticleHtml } from '../../platform/security/index.server.ts';
import { createPageSignal, fetchContent, fetchSummary } from '../../platform/services/index.server.ts';
import type { Route } from './+types/summaryRoute';
import { SummaryPage } from './SummaryPage.tsx';
import { REF_CODE_PATTERN, SUMMARIES, toSummaryPath } from './summaryPath.ts';
import { toSummaryView } from './summaryView.ts';
import type { VoteState } from './VoteForm.tsx';

export async function loader({ request, params: { source, id }, url }: Route.LoaderArgs) {
  const refCode = `${source}/${id}`;
  if (!REF_CODE_PATTERN.test(refCode)) throw data(null, 404);
  const signal = createPageSignal(request);
  const [summary, content] = await Promise.all([fetchSummary(refCode, signal), fetchContent(id, signal)]);
  throwErrorCode(summary);
  // without points there is no page: the error page shows the kind of error (SPEC 2.18)
  if (!summary.response) throw data(null, isUnknown(summary.error) ? 404 : 503);
  const article = content.response;
  const result = url.searchParams.get('feedback');
  const voteState: VoteState = result === 'sent' || result === 'failed' ? result : 'idle';
  return {
    summary: toSummaryView(summary.response, article, article ? cleanArticleHtml(article.html) : ''),
    voteState,
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: OmitsFromHydration<LoaderData> & MeasuredContentHandle<LoaderData> = {
  omitFromHydration: ({ summary }) => [summary.html],
  content: ({ summary }) => ({ view: 'contentView', contentName: summary.title, contentId: summary.refCode }),
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { summary } = loaderData;
  const site = findSite(matches);
  const path = toSummaryPath(summary.refCode);
  const title = `สรุปข่าว: ${summary.title}`;
  const tags = toPageMeta(
    {
      title,
      description: summary.description,
      canonical: path,
      type: 'article',
      ...(summary.article?.picture && { picture: summary.article.picture }),
    },
    site,
  );
  return [...tags, toBreadcrumbData([SUMMARIES, { title: summary.title, path }], site)];
}

export default function SummaryRoute({ loaderData }: Route.ComponentProps) {
  return <SummaryPage {...loaderData} key={loaderData.summary.refCode} />;
}
