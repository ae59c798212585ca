import type { TellsContent } from '../../analytics/index.ts';
import type { StandsInPage } from '../../entry.server.tsx';
import { siteOf } from '../../metadata/index.ts';
import { viewedStory } from '../viewedStory.ts';
import type { Route } from './+types/infographicRoute';
import { PictureStoryPage } from './PictureStoryPage.tsx';
import { loadPictureStory } from './pictureStory.server.ts';
import { pictureStoryMeta } from './pictureStoryMeta.ts';
import { WholePicture } from './WholePicture.tsx';

export function loader({ request, params }: Route.LoaderArgs) {
  return loadPictureStory('infographic', request, params.id);
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: StandsInPage<LoaderData> & TellsContent<LoaderData> = {
  standsInPage: ({ areas }) => [areas.story.response?.html ?? ''],
  content: ({ areas }) => areas.story.response && viewedStory(areas.story.response),
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const story = loaderData?.areas.story.response;
  return story ? pictureStoryMeta('infographic', story, siteOf(matches)) : [];
}

export default function InfographicRoute({ loaderData }: Route.ComponentProps) {
  const { story, hotNews } = loaderData.areas;
  if (!story.response) return null;
  return (
    <PictureStoryPage kind="infographic" story={story.response} hotNews={hotNews} key={story.response.id}>
      <WholePicture story={story.response} />
    </PictureStoryPage>
  );
}
