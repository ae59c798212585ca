import { PROGRAM_GROUPS } from '@sala/contracts';
import { STATION } from '@sala/station';
import type { Images } from './images.ts';
import type { persons, playlists, programs, seasons } from './schema.ts';

// Converts rows to the format of the programme API (SPEC 3.5, WIRE.md).

export type ProgramRow = typeof programs.$inferSelect;
export type SeasonRow = typeof seasons.$inferSelect;
export type PersonRow = typeof persons.$inferSelect;
export type PlaylistRow = typeof playlists.$inferSelect;

const PLATFORM = STATION.streamingPlatform;

/** The marks of SPEC 3.5-04 as flags. */
export const toFlags = (access: string[]) => ({
  closed_captions: access.includes('closed_captions'),
  audio_desc: access.includes('audio_desc'),
  sign_language: access.includes('sign_language'),
  soundtrack: access.includes('soundtrack'),
});

export const toTags = (names: string[]) => names.map((name) => ({ id: name, name }));

const toImages = (pictures: ProgramRow['images'], images: Images) => ({
  display_image: images.toImage(pictures.display),
  general_cover_image: images.toImage(pictures.generalCover),
  vertical_cover_image: images.toImage(pictures.verticalCover),
  logo_image: images.toImage(pictures.logo),
  header_background_image: images.toImage(pictures.headerBackground),
  epic_background_image: images.toImage(pictures.epicBackground),
});

/** The name of a group of programmes; its key when it is not one of SPEC 2.2-10. */
export const toGroupName = (key: string): string =>
  Object.hasOwn(PROGRAM_GROUPS, key) ? PROGRAM_GROUPS[key as keyof typeof PROGRAM_GROUPS] : key;

const toCategory = (key: string) => ({ key, name: toGroupName(key) });

const toLinks = ({ links, isExclusive }: ProgramRow) => ({
  facebook: links.facebook ?? '',
  twitter: links.twitter ?? '',
  youtube: links.youtube ?? '',
  [`is_${PLATFORM}_exclusive`]: isExclusive,
  [PLATFORM]: links.platform ?? '',
});

/** A programme in a schedule, with few fields because a schedule names hundreds. */
export const toScheduledProgram = (row: ProgramRow, images: Images) => ({
  id: row.id,
  key: row.key,
  title: row.title,
  canonical_url: `/program/${row.key}`,
  display_image: images.toImage(row.images.display),
  ...toFlags(row.access),
});

/** A programme as its videos and episodes refer to it. */
export function toProgramReference(row: ProgramRow, images: Images) {
  const { header_background_image, epic_background_image } = toImages(row.images, images);
  return {
    ...toScheduledProgram(row, images),
    category: toCategory(row.category),
    schedule: row.schedule,
    ...toLinks(row),
    is_old_program: row.isOld,
    restricted_license: row.isRestricted,
    header_background_image,
    epic_background_image,
  };
}
export const toPerson = (row: PersonRow, images: Images) => ({
  firstname: row.firstname,
  lastname: row.lastname,
  character: row.character,
  display_image: images.toImage(row.picture),
});

export const toSeason = (row: SeasonRow, itsPersons: PersonRow[], images: Images) => ({
  id: row.id,
  season_title: row.title,
  season_key: row.key,
  season_number: row.number,
  tagline: row.tagline,
  schedule: row.schedule,
  description: row.description,
  ...toImages(row.images, images),
  person_list_name: row.personListName,
  persons: itsPersons.map((one) => toPerson(one, images)),
  gallery_id: row.galleryId,
});

export const toPlaylist = (row: PlaylistRow, images: Images) => ({
  id: row.id,
  key: row.key,
  title: row.title,
  meta: { owner: { title: row.ownerTitle } },
  orders: row.videoIds.join(','),
  display_image: images.toImage(row.picture),
});

export function toHeroBanner({ heroBanner: of, images: pictures, key }: ProgramRow, images: Images) {
  if (!of) return null;
  return {
    title: of.title,
    subtitle: of.subtitle,
    image: images.toImage(of.picture),
    mobile_image: images.toImage(pictures.verticalCover ?? of.picture),
    desktop_logo_image: images.toImage(pictures.logo),
    video_url: of.videoUrl?.startsWith('/') ? `${images.address}${of.videoUrl}` : of.videoUrl,
    primaryButtonLabel: of.primary.label,
    primaryButtonLink: of.primary.link || `/program/${key}`,
    secondaryButtonLabel: of.secondary?.label,
    secondaryButtonLink: of.secondary?.link,
  };
}

/** A programme in a list. */
export function toProgram(row: ProgramRow, images: Images) {
  return {
    ...toProgramReference(row, images),
    ...toImages(row.images, images),
    tagline: row.tagline,
    description: row.description,
    gallery_id: row.galleryId,
    person_list_name: row.personListName,
    episode_list_name: row.episodeListName,
    article_list_name: row.articleListName,
    mail: row.links.mail,
    website: row.links.website,
    component_id: row.componentId,
    homepage_layout_type: row.layout,
    homepage_episode_index_enabled: row.homepageIndexes.includes('episode'),
    homepage_video_index_enabled: row.homepageIndexes.includes('video'),
    homepage_story_index_enabled: row.homepageIndexes.includes('story'),
    tags: toTags(row.tags),
    live_broadcasting_status: row.liveStatus,
    hero_banner: toHeroBanner(row, images),
  };
}
