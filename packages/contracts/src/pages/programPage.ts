import { z } from 'zod';
import { findPicture } from '../news/newsItem.ts';
import { toAccess } from '../programs/access.ts';
import { toButton } from '../programs/heroBanner.ts';
import type { Picture } from '../programs/picture.ts';
import { listOf, listOfKeyed, toSafeHref } from '../wire/wire.ts';
import { pageItemWire, pageSection } from './pageItem.ts';

/**
 * The types of sections of the programmes' page, and what each contains: banners, programmes, kinds of videos,
 * playlists.
 */
export const PROGRAM_SECTIONS = [
  'hero',
  'programs',
  'rerun',
  'popular',
  'clip',
  'story',
  'promo',
  'playlists',
] as const;
export type ProgramSectionType = (typeof PROGRAM_SECTIONS)[number];

/**
 * A card of the programmes' page. Its fields have the names of those of a whole programme, video, playlist or banner.
 */
const item = pageItemWire.transform((wire) => ({
  id: wire.id,
  title: wire.title,
  href: toSafeHref(wire.url, '/program'),
  /** The tagline of a programme, the owner of a playlist, or the second line of a banner. */
  subtitle: wire.description,
  picture: toPicture(findPicture(wire)),
  mobilePicture: toPicture(wire.mobileImgUrl),
  logo: toPicture(wire.logoUrl),
  /** The group of a programme. */
  category: { name: wire.category, href: toSafeHref(wire.categoryUrl, '') },
  /** The programme of a video; null for everything else, and for a video that names none. */
  program: wire.programTitle ? { title: wire.programTitle, href: toSafeHref(wire.programUrl, '/program') } : null,
  /** In milliseconds since 1970; null when not known. */
  firstAiredAt: wire.date,
  durationSeconds: wire.duration_seconds,
  views: wire.viewCount,
  itemCount: wire.itemCount,
  access: toAccess(wire),
  videoUrl: toSafeHref(wire.videoUrl, ''),
  primary: toButton(wire.primaryButtonLabel, wire.primaryButtonLink),
  secondary: toButton(wire.secondaryButtonLabel, wire.secondaryButtonLink),
}));
export type ProgramPageItem = z.output<typeof item>;

const toPicture = (address: string): Picture | null => {
  const url = toSafeHref(address, '');
  return url ? { url, width: 0, height: 0 } : null;
};

const section = z
  .object({ ...pageSection, data: listOf(item) })
  .transform(({ url, data, ...rest }) => ({ ...rest, href: toSafeHref(url, ''), items: data }));

/**
 * `GET /pages/programs-recommended-content/content` (SPEC 7.2-02): the programmes' page, its sections in their order.
 */
export const programPage = z.object({ sections: listOfKeyed(section) });
export type ProgramPage = z.output<typeof programPage>;
export type ProgramPageSection = ProgramPage['sections'][number];
