import type { AudioItem, AudioPlaylist, AudioPlaylists, AudioSource } from '@sala/contracts';
import { SPEAKERS } from '@sala/station';
import { toHeadline } from '../headlines/index.ts';

/** The reading of a story that is heard when nobody has chosen a voice: the first speaker's, else the first (SPEC 3.3-15, 9.1-04). */
export function storySource({ sources }: AudioItem): AudioSource | undefined {
  const [first] = SPEAKERS;
  return sources.find(({ audioStyle }) => audioStyle.audioStyleSetting.speaker === first?.id) ?? sources[0];
}

/** A story of a playlist, as pages and podcasts list it. */
export interface ListedStory {
  id: string;
  title: string;
  /** Where it is read. */
  href: string;
  category: string;
  /** The address of its picture at its source. */
  picture: string;
  publishedAt: number | null;
  /** How long it is heard, and how large its sound is. */
  seconds: number;
  bytes: number;
}

export function toListedStory(item: AudioItem): ListedStory {
  const { contentId, title, href, contentCategory, imgUrl, publishedAt } = item;
  const { duration = 0, bytes = 0 } = storySource(item) ?? {};
  return {
    id: contentId,
    title,
    href,
    category: contentCategory,
    picture: imgUrl,
    publishedAt,
    seconds: duration,
    bytes,
  };
}

/** A playlist as pages and podcasts show it; `seconds` is how long all of it is heard. */
export interface ListedPlaylist {
  name: string;
  seconds: number;
  stories: ListedStory[];
}

export function toListedPlaylist({ name, items }: AudioPlaylist): ListedPlaylist {
  const stories = items.map(toListedStory);
  return { name, seconds: stories.reduce((sum, { seconds }) => sum + seconds, 0), stories };
}

/** The same as a page shows it: its titles are set. */
export function toShownPlaylist(playlist: AudioPlaylist): ListedPlaylist {
  const listed = toListedPlaylist(playlist);
  return { ...listed, stories: listed.stories.map((story) => ({ ...story, title: toHeadline(story.title) })) };
}

/** The other playlists in which there is something to hear. */
export function otherPlaylists({ items }: AudioPlaylists, shown: string): AudioPlaylists {
  return { items: items.filter(({ url, total }) => url !== shown && total > 0) };
}
