import { z } from 'zod';
import { count, id, instant, required, text, toSafeHref } from '../wire/wire.ts';
import { accessWire, toAccess } from './access.ts';
import { defaultPicture } from './picture.ts';
import { ageRanges, category, programReference, tags } from './reference.ts';
import { shouldShowEnd } from './video.ts';

/** The video of an episode (SPEC 3.5-15); null when there is none. */
const showVideo = z
  .object({
    id: text,
    key: text,
    media_url: text,
    duration_seconds: count,
    program_id: text,
    source_key: text,
    episode_id: text,
    source_type: text,
    category_id: text,
    category,
    start_publish: instant,
    end_publish: instant,
  })
  .nullish()
  .catch(null)
  .transform((wire) =>
    wire?.key
      ? {
          id: wire.id,
          key: wire.key,
          /** An HLS playlist or an MP4 address; empty while there is none. */
          mediaUrl: toSafeHref(wire.media_url, ''),
          durationSeconds: wire.duration_seconds,
          programId: wire.program_id,
          sourceKey: wire.source_key,
          episodeId: wire.episode_id,
          sourceType: wire.source_type,
          categoryId: wire.category_id,
          category: wire.category,
          startsAt: wire.start_publish,
          endsAt: wire.end_publish,
        }
      : null,
  );

/** An episode of a programme (SPEC 3.5-11 to 3.5-21). */
export const episode = z
  .object({
    id,
    title: required,
    tagline: text,
    description: text,
    first_aired_at: instant,
    start_publish: instant,
    end_publish: instant,
    display_image: defaultPicture,
    canonical_url: text,
    program: programReference,
    show_video: showVideo,
    gallery_id: text,
    episode_number: text,
    season_id: text,
    tags,
    kids_target_age_ranges: ageRanges,
    ...accessWire,
  })
  .transform((wire) => {
    const { program, show_video: played } = wire;
    const endsAt = wire.end_publish ?? played?.endsAt ?? null;
    const own = `/program/${encodeURIComponent(program?.key || 'catchup')}/${program?.key ? 'episodes/' : ''}${encodeURIComponent(wire.id)}`;
    return {
      id: wire.id,
      title: wire.title,
      href: toSafeHref(wire.canonical_url, own),
      /** SPEC 3.5-12 */
      description: wire.description || wire.tagline,
      /** Instants in milliseconds since 1970; null when not known. */
      firstAiredAt: wire.first_aired_at,
      startsAt: wire.start_publish ?? played?.startsAt ?? null,
      endsAt,
      /** True when the day is shown on which it expires (SPEC 3.5-10). */
      isShowEndPublishDate: shouldShowEnd(played?.categoryId ?? '', endsAt),
      picture: wire.display_image ?? program?.picture ?? null,
      program,
      showVideo: played,
      /** SPEC 3.5-21 */
      hasVideo: played !== null,
      /** SPEC 3.5-17 */
      isRestricted: program?.isRestricted ?? false,
      galleryId: wire.gallery_id,
      number: wire.episode_number,
      seasonId: wire.season_id,
      tags: wire.tags,
      ageRanges: wire.kids_target_age_ranges,
      access: toAccess(wire, program?.access),
    };
  });
export type Episode = z.output<typeof episode>;
