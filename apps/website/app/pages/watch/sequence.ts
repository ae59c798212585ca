import { isContentKey, type VideoItem } from '../../components/programCards/index.ts';

/** Somewhere one can go on to. */
export interface SequenceLink {
  title: string;
  href: string;
}

/** What is watched one after the other: a playlist, the episodes of a programme, what goes on from a clip. */
export interface Sequence {
  title: string;
  /** A playlist's own page. */
  href?: string;
  items: VideoItem[];
  /** Where in `items` the one that is watched stands; -1 for nowhere. */
  place: number;
  /** What is watched next, and what was before; null for nothing. */
  next: SequenceLink | null;
  previous: SequenceLink | null;
}

/** The playlist in which a video is watched (SPEC 2.2-20); null for none. */
export function parsePlaylistKey(url: URL): string | null {
  const key = url.searchParams.get('list') ?? '';
  return isContentKey(key) ? key : null;
}

/** A video's address within a playlist. */
export function toPlaylistHref(href: string, playlist: string): string {
  const [path = '', hash] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}list=${encodeURIComponent(playlist)}${hash ? `#${hash}` : ''}`;
}

export const toSequenceLink = (item: SequenceLink | undefined): SequenceLink | null =>
  item ? { title: item.title, href: item.href } : null;
