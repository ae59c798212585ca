import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data, redirect, useLocation } from 'react-router';
import { isContentKey, toProgramPath } from '../../components/programCards/index.ts';
import { toMissingResponse } from '../../components/unavailable/index.ts';
import type { MeasuredContentHandle } from '../../platform/analytics/index.ts';
import { toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta, toVideoData } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchPlayQueue, fetchVideo } from '../../platform/services/index.server.ts';
import type { Route } from './+types/shortClipRoute';
import { ShortClipsPage } from './ShortClipsPage.tsx';
import { toShortClipPath } from './shortClip.ts';
import { toFollowingClips, toPlayableClip } from './toPlayableClip.server.ts';

/** A short clip, and the feed that follows it (SPEC 2.2-16). */
export async function loader({ request, url, params: { key } }: Route.LoaderArgs) {
  if (!isContentKey(key)) throw data(null, 404);
  const signal = createPageSignal(request);
  const [video, queue] = await Promise.all([
    fetchVideo(key, signal),
    fetchPlayQueue({ id: key, type: 'story' }, signal),
  ]);
  const clip = video.response;
  if (!clip) throw toMissingResponse(video.error);
  // other videos have pages of their own (SPEC 2.2-18)
  if (clip.kind !== 'stories') throw redirect(toProgramPath(clip.href), 301);
  if (key !== clip.key || url.pathname.startsWith('/stories/')) throw redirect(toShortClipPath(clip.key), 301);
  const { description, tagline, startsAt, firstAiredAt, durationSeconds: seconds, tags } = clip;
  const endsAt = clip.isShowEndPublishDate ? clip.endsAt : null;
  return {
    about: { description: description || tagline, seconds, endsAt, publishedAt: startsAt ?? firstAiredAt, tags },
    areas: {
      programVideo: {
        videoData: toReaderArea(video, (one) => toPlayableClip(one)),
        playlistVideos: toReaderArea(queue, ({ items }) => toFollowingClips(items, clip.key)),
      },
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const clip = loaderData?.areas.programVideo.videoData.response;
  if (!clip) return [];
  const { about } = loaderData;
  const site = findSite(matches);
  const path = toShortClipPath(clip.key);
  const { title, picture, program } = clip;
  const description =
    about.description ||
    thaiText`คลิปสั้น${program ? thaiText`จากรายการ${program.title}` : ''} ดูจบได้ในไม่ถึง 1 นาที ทาง${STATION.name}`;
  const tags = toPageMeta(
    {
      title,
      description,
      picture,
      keywords: [...about.tags.map(({ name }) => name), 'คลิปสั้น'],
      canonical: path,
      type: 'video.other',
      mediaType: 'video',
      publishedTime: about.publishedAt,
    },
    site,
  );
  const isCaptioned = clip.access.includes('closed_captions');
  return [
    ...tags,
    // search engines do not list videos that cannot be played
    ...(clip.src
      ? [toVideoData({ ...about, path, title, description, picture, isCaptioned, src: clip.src }, site)]
      : []),
    toBreadcrumbData(
      [
        { title: 'รายการ', path: '/program' },
        ...(program ? [{ title: program.title, path: program.href }] : []),
        { title, path },
      ],
      site,
    ),
  ];
}

export const handle: MeasuredContentHandle<Awaited<ReturnType<typeof loader>>> = {
  content: ({ areas }) => {
    const clip = areas.programVideo.videoData.response;
    return (
      clip && {
        view: 'programViews',
        contentName: clip.title,
        contentId: clip.key,
        programTitle: clip.program?.title,
        programId: clip.programId,
      }
    );
  },
};

export default function ShortClipRoute({ loaderData: { areas } }: Route.ComponentProps) {
  const { videoData, playlistVideos } = areas.programVideo;
  const first = videoData.response;
  // the feed changes the address by itself: a link to its first clip leads to the same data, but to another visit
  const { key } = useLocation();
  return first && <ShortClipsPage first={first} following={playlistVideos} key={key} />;
}
