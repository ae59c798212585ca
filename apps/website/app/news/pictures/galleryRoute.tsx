import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { TellsContent } from '../../analytics/index.ts';
import { siteOf } from '../../metadata/index.ts';
import type { OmitsFromHydration } from '../../omitFromHydration.server.ts';
import { Withdrawn } from '../article/Withdrawn.tsx';
import type { Route } from './+types/galleryRoute';
import { PictureLinks } from './PictureLinks.tsx';
import { PictureStoryPage } from './PictureStoryPage.tsx';
import { loadPictureStory } from './pictureStory.server.ts';
import { type PictureStoryData, pictureStoryHandle, pictureStoryOf } from './pictureStory.ts';
import { pictureStoryMeta } from './pictureStoryMeta.ts';

export const handle: OmitsFromHydration<PictureStoryData> & TellsContent<PictureStoryData> = pictureStoryHandle;

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureStory('gallery', request, params.id);
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pictureStoryMeta('gallery', loaderData, location.pathname, siteOf(matches));
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const story = pictureStoryOf(loaderData);
  if (!story) return null;
  return (
    <PictureStoryPage kind="gallery" story={story} hotNews={loaderData.areas.hotNews} key={story.id}>
      <PictureLinks pictures={story.pictures} label="ภาพในแกลเลอรี" isLead />
    </PictureStoryPage>
  );
}
