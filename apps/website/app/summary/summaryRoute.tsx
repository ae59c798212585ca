import { data } from 'react-router';
import type { TellsContent } from '../analytics/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../metadata/index.ts';
import type { OmitsFromHydration } from '../omitFromHydration.server.ts';
import { cleanArticleHtml } from '../security/index.server.ts';
import { fetchContent, fetchSummary, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/summaryRoute';
import type { Sent } from './Feedback.tsx';
import { SummaryPage } from './SummaryPage.tsx';
import { REF_CODE, SUMMARIES, summaryPath } from './summaryPath.ts';
import { toSummaryView } from './summaryView.ts';

export async function loader({ request, params: { source, id }, url }: Route.LoaderArgs) {
  const refCode = `${source}/${id}`;
  if (!REF_CODE.test(refCode)) throw data(null, 404);
  const signal = pageDeadline(request);
  const [summary, content] = await Promise.all([fetchSummary(refCode, signal), fetchContent(id, signal)]);
  // without its points there is no page: the error page says which kind of error it is (SPEC 2.18)
  if (!summary.response) throw data(null, summary.error?.status === 404 ? 404 : 503);
  const article = content.response;
  const feedback = url.searchParams.get('feedback');
  const told: Sent = feedback === 'sent' || feedback === 'failed' ? feedback : 'idle';
  return {
    summary: toSummaryView(summary.response, article, article ? cleanArticleHtml(article.html) : ''),
    told,
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: OmitsFromHydration<LoaderData> & TellsContent<LoaderData> = {
  omitFromHydration: ({ summary }) => [summary.html],
  content: ({ summary }) => ({ view: 'contentView', contentName: summary.title, contentId: summary.refCode }),
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { summary } = loaderData;
  const site = siteOf(matches);
  const path = summaryPath(summary.refCode);
  const title = `สรุปข่าว: ${summary.title}`;
  const tags = pageMeta(
    {
      title,
      description: summary.description,
      canonical: path,
      type: 'article',
      ...(summary.article?.picture && { picture: summary.article.picture }),
    },
    site,
  );
  return [...tags, breadcrumbData([SUMMARIES, { title: summary.title, path }], site)];
}

export default function SummaryRoute({ loaderData }: Route.ComponentProps) {
  return <SummaryPage {...loaderData} key={loaderData.summary.refCode} />;
}
