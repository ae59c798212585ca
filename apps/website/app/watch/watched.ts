import type { Area } from '../areas/index.ts';
import type { FilmItem } from '../programmes/index.ts';
import type { Cast } from './cast.ts';
import type { Film } from './film.ts';
import type { Sequence } from './sequence.ts';

/** A picture of an episode. */
export interface GalleryPicture {
  id: string;
  picture: string;
  caption: string;
  credit: string;
}

/** What a page shows on which something is watched. */
export interface Watched {
  /** The playlist that it is about, and the address under which that is shared; null where it is about the film itself. */
  playlist: { title: string; subtitle: string; path: string; shared: string } | null;
  /** Null for a playlist in which nothing can be seen. */
  film: Film | null;
  cast: Cast | null;
  /** How often it was watched; 0 when that is not known. */
  views: number;
  parts: {
    /** What is watched one after the other. */
    sequence: Area<Sequence>;
    gallery: Area<GalleryPicture[]>;
    /** Of an episode clips of its programme, of a clip its episodes. */
    related: Area<FilmItem[]>;
  };
}
