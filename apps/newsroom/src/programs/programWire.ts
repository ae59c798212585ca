import { PROGRAM_GROUPS } from '@sala/contracts';
import { STATION } from '@sala/station';
import { toPictureUrl } from '../http/index.ts';
import type { persons, playlists, programs, seasons } from './schema.ts';

// Converts rows to the format of the programme API (SPEC 3.5, WIRE.md). `address` is the newsroom's own.

export type ProgramRow = typeof programs.$inferSelect;
export type SeasonRow = typeof seasons.$inferSelect;
export type PersonRow = typeof persons.$inferSelect;
export type PlaylistRow = typeof playlists.$inferSelect;

const PLATFORM = STATION.streamingPlatform;
/** The size of the newsroom's own pictures. */
const SIZE = { width: 1280, height: 720 };

/** The marks of SPEC 3.5-04 as flags. */
export const toFlags = (access: string[]) => ({
  closed_captions: access.includes('closed_captions'),
  audio_desc: access.includes('audio_desc'),
  sign_language: access.includes('sign_language'),
  soundtrack: access.includes('soundtrack'),
});

export const toTags = (names: string[]) => names.map((name) => ({ id: name, name }));

/** A picture of the programme API; null where there is none. */
export function toImage(picture: string | undefined, address: string) {
  if (!picture) return null;
  const url = toPictureUrl(picture, address);
  return { sizes: { large: { url, ...SIZE } }, default: { url, ...SIZE } };
}

const imagesOf = (images: ProgramRow['images'], address: string) => ({
  display_image: toImage(images.display, address),
  general_cover_image: toImage(images.generalCover, address),
  vertical_cover_image: toImage(images.verticalCover, address),
  logo_image: toImage(images.logo, address),
  header_background_image: toImage(images.headerBackground, address),
  epic_background_image: toImage(images.epicBackground, address),
});

/** The name of a group of programmes; its key when it is not one of SPEC 2.2-10. */
export const toGroupName = (key: string): string =>
  Object.hasOwn(PROGRAM_GROUPS, key) ? PROGRAM_GROUPS[key as keyof typeof PROGRAM_GROUPS] : key;

const categoryOf = (key: string) => ({ key, name: toGroupName(key) });

const linksOf = ({ links, isExclusive }: ProgramRow) => ({
  facebook: links.facebook ?? '',
  twitter: links.twitter ?? '',
  youtube: links.youtube ?? '',
  [`is_${PLATFORM}_exclusive`]: isExclusive,
  [PLATFORM]: links.platform ?? '',
});

/** A programme in a schedule, with few fields because a schedule names hundreds. */
export const toScheduledProgram = (row: ProgramRow, address: string) => ({
  id: row.id,
  key: row.key,
  title: row.title,
  canonical_url: `/program/${row.key}`,
  display_image: toImage(row.images.display, address),
  ...toFlags(row.access),
});

/** A programme as its videos and episodes refer to it. */
export function toProgramReference(row: ProgramRow, address: string) {
  const { header_background_image, epic_background_image } = imagesOf(row.images, address);
  return {
    ...toScheduledProgram(row, address),
    category: categoryOf(row.category),
    schedule: row.schedule,
    ...linksOf(row),
    is_old_program: row.isOld,
    restricted_license: row.isRestricted,
    header_background_image,
    epic_background_image,
  };
}
export const toPerson = (row: PersonRow, address: string) => ({
  firstname: row.firstname,
  lastname: row.lastname,
  character: row.character,
  display_image: toImage(row.picture, address),
});

export const toSeason = (row: SeasonRow, itsPersons: PersonRow[], address: string) => ({
  id: row.id,
  season_title: row.title,
  season_key: row.key,
  season_number: row.number,
  tagline: row.tagline,
  schedule: row.schedule,
  description: row.description,
  ...imagesOf(row.images, address),
  person_list_name: row.personListName,
  persons: itsPersons.map((one) => toPerson(one, address)),
  gallery_id: row.galleryId,
});

export const toPlaylist = (row: PlaylistRow, address: string) => ({
  id: row.id,
  key: row.key,
  title: row.title,
  meta: { owner: { title: row.ownerTitle } },
  orders: row.videoIds.join(','),
  display_image: toImage(row.picture, address),
});

export function toHeroBanner({ heroBanner: of, images, key }: ProgramRow, address: string) {
  if (!of) return null;
  return {
    title: of.title,
    subtitle: of.subtitle,
    image: toImage(of.picture, address),
    mobile_image: toImage(images.verticalCover ?? of.picture, address),
    desktop_logo_image: toImage(images.logo, address),
    video_url: of.videoUrl?.startsWith('/') ? `${address}${of.videoUrl}` : of.videoUrl,
    primaryButtonLabel: of.primary.label,
    primaryButtonLink: of.primary.link || `/program/${key}`,
    secondaryButtonLabel: of.secondary?.label,
    secondaryButtonLink: of.secondary?.link,
  };
}

/** A programme in a list. */
export function toProgram(row: ProgramRow, address: string) {
  return {
    ...toProgramReference(row, address),
    ...imagesOf(row.images, address),
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
    hero_banner: toHeroBanner(row, address),
  };
}
