import { withdrawal } from '@sala/contracts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { toHeadlines } from '../../../components/articleCards/index.ts';
import { isWithdrawn, toMissingResponse, WITHDRAWN, Withdrawn } from '../../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toArticleBreadcrumbData, toNewsArticleData, toPageMeta } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import { cleanArticleHtml } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchContent, fetchHotNews } from '../../../platform/services/index.server.ts';
import { toSocialCardPath } from '../../../platform/socialCards/index.ts';
import { toMeasuredContent } from '../toMeasuredContent.ts';
import type { Route } from './+types/articleRoute';
import { ArticlePage } from './ArticlePage.tsx';
import { loadClip } from './clipVideo.server.ts';
import { type PageArticle, toPageArticle } from './pageArticle.ts';
import { redirectToPictures } from './redirectToPictures.server.ts';

export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!/^\d{1,18}$/.test(params.id)) throw data(null, 404);
  const signal = createPageSignal(request);
  const [content, hotNews] = await Promise.all([fetchContent(params.id, signal), fetchHotNews(signal)]);
  if (isWithdrawn(content)) return data({ withdrawal: withdrawal.parse(content.error?.data) }, 410);
  // without its article there is no page: the error page says which kind of error it is (SPEC 2.18)
  if (!content.response)
    throw (
      (content.error?.status === 404 && (await redirectToPictures(params.id, url, signal))) ||
      toMissingResponse(content.error)
    );
  // a gallery has a page of its own, which is the canonical one (READINGS.md, 2.1-01)
  const { path } = content.response;
  if (!path.includes('/content/')) throw redirect(path + url.search, 301);
  const areas = {
    content: toReaderArea(content, (article) => toPageArticle(article, cleanArticleHtml(article.html))),
    hotNews: toReaderArea(hotNews, toHeadlines),
    ...(await loadClip(content.response, signal)),
  };
  return { areas };
}

// opening a picture over the page does not make another page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

type LoaderData = Route.ComponentProps['loaderData'];

export const handle: OmitsFromHydration<LoaderData> & MeasuredContentHandle<LoaderData> = {
  omitFromHydration: (loaded) => ('areas' in loaded ? listSetTexts(loaded.areas.content.response) : []),
  content: (loaded) =>
    'areas' in loaded && loaded.areas.content.response ? toMeasuredContent(loaded.areas.content.response) : null,
};

/** The texts whose line breaks are set; the same text is sent only once. */
function listSetTexts(article: PageArticle | null): string[] {
  if (!article) return [];
  const { html, title, headline, lead, description } = article;
  return [html, ...(headline === title ? [] : [headline]), ...(lead === description ? [] : [lead])];
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  if (loaderData && 'withdrawal' in loaderData)
    return toPageMeta({ title: WITHDRAWN, canonical: location.pathname, noIndex: true }, site);
  const article = loaderData?.areas.content.response;
  if (!article) return [];
  const { path } = article;
  const tags = toPageMeta(
    {
      title: article.seoTitle ?? article.title,
      description: article.description,
      keywords: article.tags.map((tag) => tag.title),
      card: toSocialCardPath('content', article),
      canonical: path,
      type: 'article',
      mediaType: 'article',
      publishedTime: article.publishedAt,
    },
    site,
  );
  const facts = { ...article, clip: loaderData.areas.clip?.response };
  return [...tags, toNewsArticleData(facts, site), toArticleBreadcrumbData(article, site)];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const { content, hotNews, clip } = loaderData.areas;
  const article = content.response;
  return article && <ArticlePage article={article} hotNews={hotNews} clip={clip} key={article.id} />;
}
