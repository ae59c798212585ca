import { Withdrawn } from '../../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import type { Route } from './+types/infographicRoute';
import { PictureArticlePage } from './PictureArticlePage.tsx';
import { loadPictureArticle } from './pictureArticle.server.ts';
import { findPictureArticle, type PictureArticleData, pictureArticleHandle } from './pictureArticle.ts';
import { toPictureArticleMeta } from './pictureArticleMeta.ts';
import { WholePicture } from './WholePicture.tsx';

export const handle: OmitsFromHydration<PictureArticleData> & MeasuredContentHandle<PictureArticleData> =
  pictureArticleHandle;

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureArticle('infographic', request, params.id);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return toPictureArticleMeta('infographic', loaderData, location.pathname, findSite(matches));
}

export default function InfographicRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const article = findPictureArticle(loaderData);
  if (!article) return null;
  return (
    <PictureArticlePage kind="infographic" article={article} hotNews={loaderData.areas.hotNews} key={article.id}>
      <WholePicture article={article} />
    </PictureArticlePage>
  );
}
