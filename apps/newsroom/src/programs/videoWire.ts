import { VIDEO_CATEGORIES, type VideoCategory } from '@sala/contracts';
import { formatInstant, toMediaUrl } from '../http/index.ts';
import type { Images } from './images.ts';
import { type ProgramRow, toFlags, toProgramReference, toTags } from './programWire.ts';
import type { episodes, videos } from './schema.ts';

// Converts videos and episodes to the format of the programme API.

export type EpisodeRow = typeof episodes.$inferSelect;
export type VideoRow = typeof videos.$inferSelect;

const toNamed = (names: string[]) => names.map((name) => ({ name }));
const formatOptionalInstant = (at: Date | null) => at && formatInstant(at);

/** When a video or an episode can first be watched: without a time of its own, when it is aired. */
const toStart = ({ startsAt, firstAiredAt }: Pick<VideoRow, 'startsAt' | 'firstAiredAt'>): Date =>
  startsAt ?? firstAiredAt;

/** Whether a video may be played now: it is published, has not expired, and the station has the licence for the web. */
function isPlayable(row: VideoRow, program: ProgramRow | null): boolean {
  const now = Date.now();
  return !program?.isRestricted && toStart(row).getTime() <= now && (row.endsAt?.getTime() ?? now + 1) > now;
}

/** The address of a video's media; empty while it may not be played. */
function toMediaAddress(row: VideoRow, program: ProgramRow | null, address: string): string {
  if (!isPlayable(row, program)) return '';
  return toMediaUrl(row.mediaUrl, address);
}

const toVideoCategory = (row: VideoRow) => {
  const { id, name } = VIDEO_CATEGORIES[row.category as VideoCategory] ?? { id: 0, name: row.category };
  return { category_id: id, category: { key: row.category, name } };
};

export interface VideoWithProgram {
  video: VideoRow;
  program: ProgramRow | null;
}

/** A video with all its fields. */
export function toVideo({ video: row, program }: VideoWithProgram, images: Images) {
  return {
    ...toQueued({ video: row, program }, images),
    tagline: row.tagline,
    description: row.description,
    first_aired_at: formatInstant(row.firstAiredAt),
    start_publish: formatInstant(toStart(row)),
    end_publish: formatOptionalInstant(row.endsAt),
    updated_at: formatInstant(row.updatedAt),
    owner_id: row.ownerId,
    ...(row.ownerId !== null && { owner: { id: row.ownerId } }),
    ...toVideoCategory(row),
    program: program && toProgramReference(program, images),
    program_id: row.programId,
    gallery_id: row.galleryId,
    season_id: row.seasonId,
    episode_id: row.episodeId,
    source_key: row.sourceKey,
    source_type: row.sourceType,
    tags: toTags(row.tags),
    kids_target_age_ranges: toNamed(row.ageRanges),
    live_broadcasting_status: row.liveStatus,
    ...toFlags(row.access),
  };
}

/** The fields of a video in a play queue. */
export function toQueued({ video: row, program }: VideoWithProgram, images: Images) {
  return {
    id: row.id,
    key: row.key,
    title: row.title,
    canonical_url: row.path,
    display_image: images.toImage(row.picture),
    duration_seconds: row.durationSeconds,
    media_url: toMediaAddress(row, program, images.address),
  };
}

export interface EpisodeWithParts {
  episode: EpisodeRow;
  program: ProgramRow;
  /** The episode's video; null when it has none. */
  video: VideoRow | null;
}

export function toEpisode({ episode: row, program, video }: EpisodeWithParts, images: Images) {
  return {
    id: row.id,
    title: row.title,
    tagline: row.tagline,
    description: row.description,
    first_aired_at: formatInstant(row.firstAiredAt),
    start_publish: formatInstant(toStart(row)),
    end_publish: formatOptionalInstant(row.endsAt),
    display_image: images.toImage(row.picture),
    canonical_url: `/program/${program.key}/episodes/${row.id}`,
    program: toProgramReference(program, images),
    show_video: video && toVideo({ video: withEpisodePeriod(row, video), program }, images),
    gallery_id: row.galleryId,
    episode_number: row.number || '',
    season_id: row.seasonId,
    tags: toTags(row.tags),
    kids_target_age_ranges: toNamed(row.ageRanges),
    ...toFlags(row.access),
  };
}

/** The video with the episode's own period of availability, where the episode has one. */
const withEpisodePeriod = (row: EpisodeRow, video: VideoRow): VideoRow => ({
  ...video,
  startsAt: row.startsAt ?? video.startsAt,
  endsAt: row.endsAt ?? video.endsAt,
});
