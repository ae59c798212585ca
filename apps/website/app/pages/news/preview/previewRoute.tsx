import { data } from 'react-router';
import { toHeadlines } from '../../../components/articleCards/index.ts';
import { PreviewBar, parsePreviewToken, toPreviewMeta } from '../../../components/preview/index.ts';
import { type PreviewProblem, PreviewRejected } from '../../../components/unavailable/index.ts';
import { toFulfilled, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import { cleanArticleHtml } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchHotNews, fetchPreview } from '../../../platform/services/index.server.ts';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { toPreviewClip } from '../article/clipVideo.server.ts';
import { toPageArticle } from '../article/pageArticle.ts';
import type { Route } from './+types/previewRoute';

// SPEC 2.1-24 to 2.1-26, 2.1-28; an episode's is watch/previewRoute.tsx. The theme is the path's (2.5-01);
// server/cacheControl.ts forbids storing its response.

export async function loader({ request, url }: Route.LoaderArgs) {
  const token = parsePreviewToken(url);
  if (token === null) return rejectPreview('token', 403);
  const signal = createPageSignal(request);
  const [preview, hotNews] = await Promise.all([fetchPreview(token, signal), fetchHotNews(signal)]);
  if (!preview.response) {
    if (preview.error?.status === 404) return rejectPreview('gone', 404);
    return preview.error?.status === 403 ? rejectPreview('token', 403) : rejectPreview('failed', 503);
  }
  const { version, expiresAt, article } = preview.response;
  const areas = {
    content: toFulfilled(toPageArticle(article, cleanArticleHtml(article.html))),
    hotNews: toReaderArea(hotNews, toHeadlines),
    ...toPreviewClip(article),
  };
  return { problem: null, bar: { version, expiresAt, token }, areas };
}

const rejectPreview = (problem: PreviewProblem, status: number) => data({ problem, bar: null, areas: null }, status);

export const handle: OmitsFromHydration<Route.ComponentProps['loaderData']> = {
  omitFromHydration: ({ areas }) => [areas?.content.response?.html ?? ''],
};

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const title = loaderData?.areas?.content.response?.title;
  return toPreviewMeta(title, location.pathname, findSite(matches));
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.areas) return <PreviewRejected problem={loaderData.problem} />;
  const { content, hotNews, clip } = loaderData.areas;
  const article = content.response;
  return (
    <>
      <PreviewBar {...loaderData.bar} />
      {article && <ArticlePage article={article} hotNews={hotNews} clip={clip} isPreview />}
    </>
  );
}
