import type { TellsContent } from '../../analytics/index.ts';
import { siteOf } from '../../metadata/index.ts';
import type { OmitsFromHydration } from '../../omitFromHydration.server.ts';
import { Withdrawn } from '../article/Withdrawn.tsx';
import type { Route } from './+types/infographicRoute';
import { PictureStoryPage } from './PictureStoryPage.tsx';
import { loadPictureStory } from './pictureStory.server.ts';
import { type PictureStoryData, pictureStoryHandle, pictureStoryOf } from './pictureStory.ts';
import { pictureStoryMeta } from './pictureStoryMeta.ts';
import { WholePicture } from './WholePicture.tsx';

export const handle: OmitsFromHydration<PictureStoryData> & TellsContent<PictureStoryData> = pictureStoryHandle;

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureStory('infographic', request, params.id);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pictureStoryMeta('infographic', loaderData, location.pathname, siteOf(matches));
}

export default function InfographicRoute({ loaderData }: Route.ComponentProps) {
  if ('withdrawal' in loaderData) return <Withdrawn {...loaderData.withdrawal} />;
  const story = pictureStoryOf(loaderData);
  if (!story) return null;
  return (
    <PictureStoryPage kind="infographic" story={story} hotNews={loaderData.areas.hotNews} key={story.id}>
      <WholePicture story={story} />
    </PictureStoryPage>
  );
}
