import type { MetaDescriptor } from 'react-router';
import {
  type SiteData,
  toBreadcrumbData,
  toEpisodeData,
  toPageMeta,
  toVideoData,
} from '../../platform/metadata/index.ts';
import type { VideoView } from './videoView.ts';

/** The meta tags of a page with a video (SPEC 2.4-01, 2.4-02). */
export function toVideoMeta(video: VideoView, site: SiteData): MetaDescriptor[] {
  const { title, program, path, picture, airedAt, watched } = video;
  const isEpisode = watched.kind === 'episodes';
  const steps = program ? [{ title: program.title, path: program.path }] : [];
  return [
    ...toPageMeta(
      {
        title: program ? `${title} | ${program.title}` : title,
        description: video.summary,
        keywords: video.tags.map((tag) => tag.title),
        ...(picture && { picture }),
        canonical: path,
        type: isEpisode ? 'video.episode' : 'video.other',
        mediaType: 'video',
        publishedTime: airedAt,
      },
      site,
    ),
    ...createStructuredData(video, site),
    toBreadcrumbData([{ title: 'รายการ', path: '/program' }, ...steps, { title, path }], site),
  ];
}

// search engines do not list videos that cannot be played
function createStructuredData(video: VideoView, site: SiteData): MetaDescriptor[] {
  const facts = {
    ...video,
    description: video.summary || video.title,
    publishedAt: video.airedAt,
    isCaptioned: video.access.includes('closed_captions'),
  };
  const isWatchable = video.missing === null;
  if (video.watched.kind === 'episodes') return [toEpisodeData({ ...facts, isWatchable }, site)];
  return isWatchable ? [toVideoData(facts, site)] : [];
}
