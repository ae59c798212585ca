import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PictureLinks } from '../../../components/lightbox/index.ts';
import { Withdrawn } from '../../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../../platform/analytics/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import type { Route } from './+types/galleryRoute';
import { PictureArticlePage } from './PictureArticlePage.tsx';
import { loadPictureArticle } from './pictureArticle.server.ts';
import { findPictureArticle, type PictureArticleData, pictureArticleHandle } from './pictureArticle.ts';
import { toPictureArticleMeta } from './pictureArticleMeta.ts';

export const handle: OmitsFromHydration<PictureArticleData> & MeasuredContentHandle<PictureArticleData> =
  pictureArticleHandle;

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureArticle('gallery', request, params.id);
}

// opening a picture over the page does not load another page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return toPictureArticleMeta('gallery', loaderData, location.pathname, findSite(matches));
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const article = findPictureArticle(loaderData);
  if (!article) return null;
  return (
    <PictureArticlePage kind="gallery" article={article} hotNews={loaderData.areas.hotNews} key={article.id}>
      <PictureLinks pictures={article.pictures} label="ภาพในแกลเลอรี" isLead />
    </PictureArticlePage>
  );
}
