import type { NewsItem, Video } from '@sala/contracts';
import { toPlainText, truncateText } from '@sala/thai';
import { toProgramPath } from '../../../components/programCards/index.ts';
import { fetchClips, fetchVideos, settings } from '../../../platform/services/index.server.ts';
import { toStreamAddress } from '../../../player/video/index.server.ts';
import { toImageAddress } from '../../../ui/index.ts';
import { fetchClipVideos, findClipSource } from '../clipVideos.server.ts';
import { fetchAllPages, PAGE_SIZE } from './allPages.server.ts';
import type { SitemapVideo } from './videoSitemap.ts';

// the longest texts that search engines accept, in characters
const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2048;

/** The newest videos and clips that can be watched on this site, for search engines; null when a request failed. */
export async function fetchSitemapVideos(signal: AbortSignal): Promise<SitemapVideo[] | null> {
  const [videos, clips] = await Promise.all([
    fetchAllPages((page) => fetchVideos({ limit: PAGE_SIZE, page }, signal)),
    fetchAllPages((page) => fetchClips(page, signal)),
  ]);
  if (!videos || !clips) return null;
  const news = await fetchClipVideos(clips, signal);
  return [...videos.flatMap((video) => toListed(video) ?? []), ...news.flatMap((clip) => toListedClip(clip) ?? [])];
}

function toListedClip(clip: NewsItem): SitemapVideo | null {
  const { title, description, href, picture, publishedAt, video } = clip;
  const content = findClipSource(clip);
  if (!content || !picture || publishedAt === null || !href.startsWith('/')) return null;
  return {
    url: toAbsolute(href),
    title: truncateText(title, MAX_TITLE_LENGTH - 3),
    description: truncateText(description || title, MAX_DESCRIPTION_LENGTH - 3),
    thumbnail: toAbsolute(toImageAddress(picture, 1280)),
    content: toAbsolute(content),
    seconds: video?.seconds ?? 0,
    publishedAt,
    endsAt: null,
  };
}

const toAbsolute = (address: string) => new URL(address, settings.siteUrl).href;

function toListed(video: Video): SitemapVideo | null {
  const path = toProgramPath(video.href);
  const content = toStreamAddress(video.mediaUrl, settings.programApi, settings.streamHosts);
  const { program, picture, firstAiredAt, endsAt, isShowEndPublishDate, durationSeconds } = video;
  const isElsewhere = program?.isRestricted || program?.platform?.isExclusive || !path.startsWith('/program/');
  if (isElsewhere || !content || !picture || firstAiredAt === null) return null;
  const description = toPlainText(video.description || video.tagline) || program?.title || video.title;
  return {
    url: toAbsolute(path),
    title: truncateText(video.title, MAX_TITLE_LENGTH - 3),
    description: truncateText(description, MAX_DESCRIPTION_LENGTH - 3),
    thumbnail: toAbsolute(toImageAddress(picture.url, 1280)),
    content: toAbsolute(content),
    seconds: durationSeconds,
    publishedAt: firstAiredAt,
    // SPEC 9.3-03
    endsAt: isShowEndPublishDate ? endsAt : null,
  };
}
