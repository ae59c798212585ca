import type { CardItem } from '../../news/index.ts';
import type { FilmItem } from '../cards/index.ts';
import type { FeaturedItem } from './FeaturedFilm.tsx';
import type { AboutShown } from './programmeShown.ts';

/** A picture of a gallery, which is shown large over the page. */
export interface PictureShown {
  id: string;
  picture: string;
  caption: string;
  credit: string;
}

/** What the first tab of a programme shows: something of each of the others, and what belongs to the programme. */
export interface Overview extends AboutShown {
  featured: FeaturedItem | null;
  episodes: FilmItem[];
  clips: FilmItem[];
  stories: FilmItem[];
  promos: FilmItem[];
  articles: CardItem[];
  pictures: PictureShown[];
  /** Where a programme begins that is over. */
  first: { href: string; title: string } | null;
  /** The episode that will be on next; `at` in milliseconds since 1970. */
  next: { title: string; at: number } | null;
  /** Whether some of its films could not be had. */
  hasFailed: boolean;
}
