import { withdrawal } from '@sala/contracts';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { TellsContent } from '../../analytics/index.ts';
import { forReaders } from '../../areas/index.ts';
import type { StandsInPage } from '../../entry.server.tsx';
import { breadcrumbData, newsArticleData, pageMeta, siteOf } from '../../metadata/index.ts';
import { cleanArticleHtml } from '../../security/index.server.ts';
import { fetchContent, fetchHotNews, pageDeadline } from '../../services/index.server.ts';
import { socialCardAddress } from '../../socialCards/index.ts';
import { toHeadlines } from '../cards/index.ts';
import { viewedStory } from '../viewedStory.ts';
import type { Route } from './+types/articleRoute';
import { ArticlePage } from './ArticlePage.tsx';
import { loadClip } from './clipVideo.server.ts';
import { toPageArticle } from './pageArticle.ts';
import { storyMissing } from './storyMissing.ts';
import { WITHDRAWN, Withdrawn } from './Withdrawn.tsx';

export async function loader({ request, params }: Route.LoaderArgs) {
  if (!/^\d{1,18}$/.test(params.id)) throw data(null, 404);
  const signal = pageDeadline(request);
  const [content, hotNews] = await Promise.all([fetchContent(params.id, signal), fetchHotNews(signal)]);
  if (content.error?.status === 410) return data({ withdrawal: withdrawal.parse(content.error.data) }, 410);
  // without its story there is no page: the error page says which kind of error it is (SPEC 2.18)
  if (!content.response) throw storyMissing(content.error);
  const areas = {
    content: forReaders(content, (article) => toPageArticle(article, cleanArticleHtml(article.html))),
    hotNews: forReaders(hotNews, toHeadlines),
    ...(await loadClip(content.response, signal)),
  };
  return { areas };
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

type LoaderData = Route.ComponentProps['loaderData'];

export const handle: StandsInPage<LoaderData> & TellsContent<LoaderData> = {
  standsInPage: (shown) => ('areas' in shown ? [shown.areas.content.response?.html ?? ''] : []),
  content: (shown) =>
    'areas' in shown && shown.areas.content.response ? viewedStory(shown.areas.content.response) : null,
};

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (loaderData && 'withdrawal' in loaderData)
    return pageMeta({ title: WITHDRAWN, canonical: location.pathname, noIndex: true }, site);
  const article = loaderData?.areas.content.response;
  if (!article) return [];
  const { path } = article;
  const tags = pageMeta(
    {
      title: article.title,
      description: article.description,
      keywords: article.tags.map((tag) => tag.title),
      card: socialCardAddress('content', article),
      canonical: path,
      type: 'article',
      mediaType: 'article',
      publishedTime: article.publishedAt,
    },
    site,
  );
  return [
    ...tags,
    newsArticleData({ ...article, clip: loaderData.areas.clip?.response }, site),
    breadcrumbData([{ title: article.title, path }], site),
  ];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const { content, hotNews, clip } = loaderData.areas;
  const article = content.response;
  return article && <ArticlePage article={article} hotNews={hotNews} clip={clip} key={article.id} />;
}
