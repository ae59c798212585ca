import { z } from 'zod';
import { media } from './newsItem.ts';
import { accessWire } from './programs/access.ts';
import { count, flag, id, instant, required, text } from './wire.ts';

/**
 * What a section of a page is made of, as the Page API spells it (WIRE.md): an article, a programme, a video, a
 * playlist or a banner.
 */
export const pageItemWire = z.object({
  id,
  title: required,
  description: text,
  date: instant,
  url: text,
  imgUrl: text,
  media,
  category: text,
  categoryUrl: text,
  isClip: flag,
  isGallery: flag,
  pictureCount: count,
  voicePath: text,
  viewCount: count,
  duration_seconds: count,
  /** Of a video: its programme. */
  programTitle: text,
  programUrl: text,
  /** Of a playlist: how many videos it has. */
  itemCount: count,
  /** Of a banner, as the programme API spells them. */
  mobileImgUrl: text,
  logoUrl: text,
  videoUrl: text,
  primaryButtonLabel: text,
  primaryButtonLink: text,
  secondaryButtonLabel: text,
  secondaryButtonLink: text,
  ...accessWire,
});

/** A section of a page with what it is made of. An unknown type is read all the same: the page decides. */
export const pageSection = { id, type: z.string(), title: text, url: text };
