import type { Video } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';

const EPISODE = /^\/program\/[^/]+\/episodes\/\d+$/;

/**
 * The address of a video: a short clip's own page (SPEC 2.2-18, 9.3-01), the episode's page for the video of an
 * episode, otherwise the page of its key.
 */
export function toClipPath({ key, href, kind }: Pick<Video, 'key' | 'href' | 'kind'>): string {
  const path = toProgramPath(href);
  if (kind === 'stories') return `/program/stories/${encodeURIComponent(key)}`;
  return EPISODE.test(path) ? path : `/program/watch/${encodeURIComponent(key)}`;
}
