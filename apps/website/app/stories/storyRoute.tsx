import { STATION } from '@sala/station';
import { data, redirect } from 'react-router';
import type { TellsContent } from '../analytics/index.ts';
import { forReaders } from '../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf, videoData } from '../metadata/index.ts';
import { isReference, programmePath } from '../programmes/index.ts';
import { fetchPlayQueue, fetchVideo, pageDeadline } from '../services/index.server.ts';
import type { Route } from './+types/storyRoute';
import { following, forViewers } from './forViewers.server.ts';
import { StoriesPage } from './StoriesPage.tsx';
import { storyPath } from './storyItem.ts';

/** A short clip, and those one comes to from it (SPEC 2.2-16). */
export async function loader({ request, url, params: { key } }: Route.LoaderArgs) {
  if (!isReference(key)) throw data(null, 404);
  const signal = pageDeadline(request);
  const [video, queue] = await Promise.all([
    fetchVideo(key, signal),
    fetchPlayQueue({ id: key, type: 'story' }, signal),
  ]);
  const story = video.response;
  if (!story) throw data(null, !video.error || video.error.status === 400 ? 404 : video.error.status);
  // what is no short clip is watched elsewhere (SPEC 2.2-18)
  if (story.kind !== 'stories') throw redirect(programmePath(story.href), 301);
  if (key !== story.key || url.pathname.startsWith('/stories/')) throw redirect(storyPath(story.key), 301);
  const { description, tagline, startsAt, firstAiredAt, durationSeconds: seconds, tags } = story;
  const endsAt = story.isShowEndPublishDate ? story.endsAt : null;
  return {
    about: { description: description || tagline, seconds, endsAt, publishedAt: startsAt ?? firstAiredAt, tags },
    areas: {
      programVideo: {
        videoData: forReaders(video, (one) => forViewers(one)),
        playlistVideos: forReaders(queue, ({ items }) => following(items, story.key)),
      },
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const story = loaderData?.areas.programVideo.videoData.response;
  if (!story) return [];
  const { about } = loaderData;
  const site = siteOf(matches);
  const path = storyPath(story.key);
  const { title, picture, program } = story;
  const description =
    about.description || `คลิปสั้น${program ? `จากรายการ${program.title}` : ''} ดูจบในไม่ถึงนาที ที่${STATION.name}`;
  const tags = pageMeta(
    {
      ...{ title, description, picture },
      keywords: [...about.tags.map(({ name }) => name), 'คลิปสั้น'],
      canonical: path,
      type: 'video.other',
      mediaType: 'video',
      publishedTime: about.publishedAt,
    },
    site,
  );
  const isCaptioned = story.access.includes('closed_captions');
  return [
    ...tags,
    videoData({ ...about, path, title, description, picture, isCaptioned, src: story.src }, site),
    breadcrumbData(
      [
        { title: 'รายการ', path: '/program' },
        ...(program ? [{ title: program.title, path: program.href }] : []),
        { title, path },
      ],
      site,
    ),
  ];
}

export const handle: TellsContent<Awaited<ReturnType<typeof loader>>> = {
  content: ({ areas }) => {
    const story = areas.programVideo.videoData.response;
    return (
      story && {
        view: 'programViews',
        contentName: story.title,
        contentId: story.key,
        programTitle: story.program?.title,
        programId: story.programId,
      }
    );
  },
};

export default function StoryRoute({ loaderData: { areas } }: Route.ComponentProps) {
  const { videoData, playlistVideos } = areas.programVideo;
  const first = videoData.response;
  return first && <StoriesPage first={first} following={playlistVideos} key={first.key} />;
}
