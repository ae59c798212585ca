import type { ReactNode } from 'react';
import type { Area } from '../../../platform/areas/index.ts';
import { MissingVideo, VideoPlayer } from '../../../player/video/index.ts';
import type { PageArticle, PageVideo } from './pageArticle.ts';

interface ClipPlayerProps {
  article: Pick<PageArticle, 'id' | 'title' | 'path' | 'picture'>;
  video: Area<PageVideo>;
}

const OTHER_CLIPS = { title: 'ดูคลิปข่าวอื่น', href: '/news/clip/archive' };

/** The video of a news clip, or why there is none. */
export default function ClipPlayer({
  article: { id, title, path, picture: poster },
  video,
}: ClipPlayerProps): ReactNode {
  const { src = '', seconds = 0 } = video.response ?? {};
  if (!src) {
    const hasFailed = video.error !== null && video.error.status !== 404;
    return <MissingVideo missing={{ kind: hasFailed ? 'failed' : 'none' }} poster={poster} wayOn={OTHER_CLIPS} />;
  }
  const source = { id: `news-${id}`, title, path, poster, src, durationSeconds: seconds, isNews: true };
  return <VideoPlayer source={source} />;
}
