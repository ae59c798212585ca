import { z } from 'zod';
import { count, id, instant, required, text, toSafeHref } from '../wire/wire.ts';
import { accessWire, toAccess } from './access.ts';
import { largePicture } from './picture.ts';
import { ageRanges, category, programReference, tags } from './reference.ts';
import { SHORT_CLIP_OWNER_ID } from './videoCategories.ts';

/** The category of videos whose expiry is not shown (SPEC 9.3-03). */
const WITHOUT_END = '2';
/** True when the day is shown on which a video expires (SPEC 3.5-10). */
export const shouldShowEnd = (categoryId: string, endsAt: number | null): boolean =>
  categoryId !== WITHOUT_END && endsAt !== null;

/** A video as the programme API spells it. */
const videoWire = z.object({
  id,
  key: text,
  title: required,
  display_image: largePicture,
  tagline: text,
  description: text,
  first_aired_at: instant,
  owner_id: text,
  owner: z.object({ id: text }).nullish().catch(null),
  canonical_url: text,
  duration_seconds: count,
  category,
  category_id: text,
  media_url: text,
  program: programReference,
  program_id: text,
  gallery_id: text,
  tags,
  start_publish: instant,
  end_publish: instant,
  updated_at: instant,
  source_key: text,
  source_type: text,
  season_id: text,
  episode_id: text,
  kids_target_age_ranges: ageRanges,
  episode: z.object({ tags }).nullish().catch(null),
  live_broadcasting_status: text,
  ...accessWire,
});

/** A clip, a short clip, a promo or a whole show (SPEC 3.5-01 to 3.5-10). */
export const video = videoWire.transform((wire) => {
  const key = wire.key || wire.id;
  const ownerId = wire.owner_id || (wire.owner?.id ?? '');
  // SPEC 2.2-18
  const isShortClip = ownerId === SHORT_CLIP_OWNER_ID;
  const own = `/program/${isShortClip ? 'stories' : 'watch'}/${encodeURIComponent(key)}`;
  const href = isShortClip ? own : toSafeHref(wire.canonical_url, own);
  return {
    id: wire.id,
    key,
    title: wire.title,
    /** The address of its page: a path of this site, or an address of one of its hosts. */
    href,
    /** The first part of the address of its page (SPEC 3.4-05). */
    kind: parseVideoKind(href),
    canonicalUrl: toSafeHref(wire.canonical_url, own),
    picture: wire.display_image,
    tagline: wire.tagline,
    description: wire.description,
    /** Instants in milliseconds since 1970; null when not known. */
    firstAiredAt: wire.first_aired_at,
    startsAt: wire.start_publish,
    endsAt: wire.end_publish,
    updatedAt: wire.updated_at,
    /** True when the day is shown on which it expires (SPEC 3.5-10). */
    isShowEndPublishDate: shouldShowEnd(wire.category_id, wire.end_publish),
    ownerId,
    categoryId: wire.category_id,
    category: wire.category,
    /** An HLS playlist or an MP4 address; empty while there is none. */
    mediaUrl: toSafeHref(wire.media_url, ''),
    durationSeconds: wire.duration_seconds,
    program: wire.program,
    programId: wire.program_id || (wire.program?.id ?? ''),
    galleryId: wire.gallery_id,
    seasonId: wire.season_id,
    episodeId: wire.episode_id,
    sourceKey: wire.source_key,
    sourceType: wire.source_type,
    tags: wire.tags.length > 0 ? wire.tags : (wire.episode?.tags ?? []),
    ageRanges: wire.kids_target_age_ranges,
    liveStatus: wire.live_broadcasting_status,
    access: toAccess(wire, wire.program?.access),
  };
});
export type Video = z.output<typeof video>;

function parseVideoKind(href: string): 'episodes' | 'stories' | 'watch' {
  if (/\/stories\/[^/]+$/.test(href)) return 'stories';
  return /\/episodes\/\d+$/.test(href) ? 'episodes' : 'watch';
}
