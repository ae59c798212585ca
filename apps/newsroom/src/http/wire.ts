import { findCategory } from '@sala/station';
import { toBangkokClock } from '@sala/thai';

/** The public addresses of the newsroom and of the website, without a slash at the end. */
export interface Addresses {
  newsroom: string;
  site: string;
}

/** The media type of HLS playlists (RFC 8216, 4). */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** An instant in the wire's format: ISO 8601 with Bangkok's offset. */
export function formatInstant(at: Date): string {
  return `${toBangkokClock(at.getTime()).toISOString().slice(0, 19)}+07:00`;
}

/** The name of a category; empty for an unknown slug. */
export function toCategoryName(slug: string): string {
  return findCategory(slug)?.name ?? '';
}

/** The address of a category's page, as every page links it. */
export function toCategoryPath(slug: string): string {
  return findCategory(slug)?.path ?? `/news/categories/${slug}`;
}

/** The address of a picture: that of the newsroom's own file, or the given address. */
export function toPictureUrl(picture: string, address: string): string {
  return !picture || picture.includes('://') ? picture : `${address}/media/${picture}`;
}

/** The address of a film: a path is completed with the newsroom's address. */
export function toMediaUrl(mediaUrl: string, address: string): string {
  return mediaUrl.startsWith('/') ? `${address}${mediaUrl}` : mediaUrl;
}

/**
 * An article's body with whole addresses of the newsroom's own pictures: the body is stored with paths, because the
 * newsroom's address can change.
 */
export function resolveBodyUrls(html: string, address: string): string {
  return html.replaceAll('src="/media/', `src="${address}/media/`);
}
