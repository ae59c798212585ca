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

/** The content of a programme's first tab: a part of each other tab, and the facts of the programme. */
export interface Overview extends AboutView {
  featured: FeaturedItem | null;
  episodes: VideoItem[];
  clips: VideoItem[];
  shortClips: VideoItem[];
  promos: VideoItem[];
  articles: CardItem[];
  pictures: PictureView[];
  /** The first episode of an ended programme. */
  first: { href: string; title: string } | null;
  /** The next episode on the air; `at` in milliseconds since 1970. */
  next: { title: string; at: number } | null;
  /** True when some of its videos failed to load. */
  hasFailed: boolean;
}
