import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { TellsContent } from '../../analytics/index.ts';
import type { StandsInPage } from '../../entry.server.tsx';
import { siteOf } from '../../metadata/index.ts';
import { viewedStory } from '../viewedStory.ts';
import type { Route } from './+types/galleryRoute';
import { PictureLinks } from './PictureLinks.tsx';
import { PictureStoryPage } from './PictureStoryPage.tsx';
import { loadPictureStory } from './pictureStory.server.ts';
import { pictureStoryMeta } from './pictureStoryMeta.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureStory('gallery', request, params.id);
}

// a picture that is opened over the page is no other page
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: StandsInPage<LoaderData> & TellsContent<LoaderData> = {
  standsInPage: ({ areas }) => [areas.story.response?.html ?? ''],
  content: ({ areas }) => areas.story.response && viewedStory(areas.story.response),
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const story = loaderData?.areas.story.response;
  return story ? pictureStoryMeta('gallery', story, siteOf(matches)) : [];
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { story, hotNews } = loaderData.areas;
  if (!story.response) return null;
  return (
    <PictureStoryPage kind="gallery" story={story.response} hotNews={hotNews} key={story.response.id}>
      <PictureLinks pictures={story.response.pictures} label="ภาพในแกลเลอรี" isLead />
    </PictureStoryPage>
  );
}
