import type { Video } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';

const EPISODE = /^\/program\/[^/]+\/episodes\/\d+$/;

/**
 * Where a video is watched: a short clip as such (SPEC 2.2-18, 9.3-01), what is shown of an episode at the episode, all
 * else by its key.
 */
export function toClipPath({ key, href, kind }: Pick<Video, 'key' | 'href' | 'kind'>): string {
  const path = toProgramPath(href);
  if (kind === 'stories') return `/program/stories/${encodeURIComponent(key)}`;
  return EPISODE.test(path) ? path : `/program/watch/${encodeURIComponent(key)}`;
}
