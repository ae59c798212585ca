import { z } from 'zod';
import { media } from '../news/newsItem.ts';
import { accessWire } from '../programs/access.ts';
import { count, flag, id, instant, required, text } from '../wire/wire.ts';

/**
 * An item of a section in the Page API's spelling (WIRE.md): an article, a programme, a video, a playlist or a banner.
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
  /** For a video: its programme. */
  programTitle: text,
  programUrl: text,
  /** For a playlist: the number of its videos. */
  itemCount: count,
  /** For a banner, in the spelling of the programme API. */
  mobileImgUrl: text,
  logoUrl: text,
  videoUrl: text,
  primaryButtonLabel: text,
  primaryButtonLink: text,
  secondaryButtonLabel: text,
  secondaryButtonLink: text,
  ...accessWire,
});

/** A section of a page with its items. An unknown type is parsed as well: the page decides what to do with it. */
export const pageSection = { id, type: z.string(), title: text, url: text };
