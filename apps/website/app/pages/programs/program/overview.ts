import type { CardItem } from '../../../components/articleCards/index.ts';
import type { VideoItem } from '../../../components/programCards/index.ts';
import type { FeaturedItem } from './FeaturedVideo.tsx';
import type { AboutView } from './programView.ts';

/** A picture of a gallery, which is shown large over the page. */
export interface PictureView {
  id: string;
  picture: string;
  caption: string;
  credit: string;
}

/** What the first tab of a programme shows: something of each of the others, and what belongs to the programme. */
export interface Overview extends AboutView {
  featured: FeaturedItem | null;
  episodes: VideoItem[];
  clips: VideoItem[];
  shortClips: VideoItem[];
  promos: VideoItem[];
  articles: CardItem[];
  pictures: PictureView[];
  /** Where a programme begins that is over. */
  first: { href: string; title: string } | null;
  /** The episode that will be on next; `at` in milliseconds since 1970. */
  next: { title: string; at: number } | null;
  /** Whether some of its films could not be had. */
  hasFailed: boolean;
}
