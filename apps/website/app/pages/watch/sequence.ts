import { isContentKey, type VideoItem } from '../../components/programCards/index.ts';

/** A link to another video. */
export interface SequenceLink {
  title: string;
  href: string;
}

/** The videos that play one after the other: a playlist, the episodes of a programme, or those that follow a clip. */
export interface Sequence {
  title: string;
  /** The page of the playlist, where it is one. */
  href?: string;
  items: VideoItem[];
  /** The index of the current video in `items`; -1 when it is not among them. */
  place: number;
  /** The next and the previous video; null for none. */
  next: SequenceLink | null;
  previous: SequenceLink | null;
}

/** The key of the playlist in which a video is watched (SPEC 2.2-20); null for none. */
export function parsePlaylistKey(url: URL): string | null {
  const key = url.searchParams.get('list') ?? '';
  return isContentKey(key) ? key : null;
}

/** The address of a video within a playlist. */
export function toPlaylistHref(href: string, playlist: string): string {
  const [path = '', hash] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}list=${encodeURIComponent(playlist)}${hash ? `#${hash}` : ''}`;
}

export const toSequenceLink = (item: SequenceLink | undefined): SequenceLink | null =>
  item ? { title: item.title, href: item.href } : null;
