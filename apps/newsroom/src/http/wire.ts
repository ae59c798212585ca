import { findCategory } from '@sala/station';

const BANGKOK_OFFSET_MS = 7 * 3600_000;

/** The media type of HLS playlists (RFC 8216, 4). */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** An instant as the wire carries it: ISO 8601 with Bangkok's offset. */
export function formatInstant(at: Date): string {
  return `${new Date(at.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}

/** The name of a category, empty for a slug that is none. */
export function toCategoryName(slug: string): string {
  return findCategory(slug)?.name ?? '';
}

/** The address of a picture: the newsroom's own media file by its name, or the address it already has. */
export function toPictureUrl(picture: string, address: string): string {
  return !picture || picture.includes('://') ? picture : `${address}/media/${picture}`;
}

/** Where a film is played from: a path is one of the newsroom's own. */
export function toMediaUrl(mediaUrl: string, address: string): string {
  return mediaUrl.startsWith('/') ? `${address}${mediaUrl}` : mediaUrl;
}

/**
 * An article's body with the newsroom's own pictures at their whole addresses: they are stored by their path, because
 * an address can change.
 */
export function resolveBodyUrls(html: string, address: string): string {
  return html.replaceAll('src="/media/', `src="${address}/media/`);
}
