import { PROGRAM_GROUPS, type ProgramSectionType, type programPage } from '@sala/contracts';
import { STATION } from '@sala/station';
import type { z } from 'zod';
import { formatInstant, toPictureUrl } from '../http/index.ts';
import {
  createImages,
  type PlaylistRow,
  type ProgramApiQueries,
  type ProgramRow,
  toFlags,
  toGroupName,
  toHeroBanner,
  type VideoWithProgram,
} from '../programs/index.ts';

type Section = NonNullable<NonNullable<z.input<typeof programPage>['sections']>[number]>;
type Item = NonNullable<NonNullable<Section['data']>[number]>;

/** The most items of a section; the banners have fewer. */
const LIST_LIMIT = 12;
const MAX_BANNERS = 6;

/** The sections of the programmes' page (SPEC 7.2-02): featured, new and most watched. Empty sections are left out. */
export async function loadProgramSections(
  { programs, videos }: ProgramApiQueries,
  address: string,
): Promise<Section[]> {
  const first = { limit: LIST_LIMIT, page: 1 };
  const newest = (category: string) => videos.newest({ video_category: category, ...first });
  const [banners, recommended, rerun, popular, article, clip, playlists, promo] = await Promise.all([
    programs.banners(MAX_BANNERS),
    programs.recommended({ is_old_program: false, ...first }),
    newest('rerun'),
    videos.popular(first),
    newest('story'),
    newest('clip'),
    programs.playlists(first),
    newest('promo'),
  ]);
  const ofVideos = (type: ProgramSectionType, title: string, url: string, { rows }: { rows: VideoWithProgram[] }) =>
    toSection(type, title, url, rows, (row) => toVideoItem(row, address));
  return [
    toSection('hero', 'รายการเด่น', '', banners, (row) => toBannerItem(row, address)),
    toSection('programs', 'รายการแนะนำ', '/program/all', recommended.rows, (row) => toProgramItem(row, address)),
    ofVideos('rerun', 'ย้อนหลังล่าสุด', '/program/watch/rerun', rerun),
    ofVideos('popular', 'ยอดนิยม', '/program/watch/popular', popular),
    ofVideos('story', 'คลิปสั้น', STATION.shortClipKey ? `/program/stories/${STATION.shortClipKey}` : '', article),
    ofVideos('clip', 'คลิปจากรายการ', '/program/watch/clip', clip),
    toSection('playlists', 'เพลย์ลิสต์', '/program/playlists', playlists.rows, (row) => toPlaylistItem(row, address)),
    ofVideos('promo', 'ตัวอย่างรายการ', '/program/watch/promo', promo),
  ].filter(({ data }) => data.length > 0);
}

function toSection<Row>(type: ProgramSectionType, title: string, url: string, rows: Row[], item: (row: Row) => Item) {
  return { id: type, type, title, url, data: rows.map(item) } satisfies Section;
}

const toProgramItem = ({ id, key, title, tagline, category, images, access }: ProgramRow, address: string): Item => ({
  id,
  title,
  description: tagline,
  url: `/program/${key}`,
  imgUrl: toPictureUrl(images.display ?? '', address),
  category: toGroupName(category),
  ...(Object.hasOwn(PROGRAM_GROUPS, category) && { categoryUrl: `/program/all/${category}` }),
  ...toFlags(access),
});

const toVideoItem = ({ video, program }: VideoWithProgram, address: string): Item => ({
  id: video.id,
  title: video.title,
  date: formatInstant(video.firstAiredAt),
  url: video.path,
  imgUrl: toPictureUrl(video.picture, address),
  isClip: true,
  viewCount: video.views,
  duration_seconds: video.durationSeconds,
  programTitle: program?.title,
  programUrl: program && `/program/${program.key}`,
  ...toFlags(video.access),
});

const toPlaylistItem = ({ id, key, title, ownerTitle, picture, videoIds }: PlaylistRow, address: string): Item => ({
  id,
  title,
  description: ownerTitle,
  url: `/program/playlists/${key}/watch`,
  imgUrl: toPictureUrl(picture, address),
  itemCount: videoIds.length,
});

function toBannerItem(row: ProgramRow, address: string): Item {
  const banner = toHeroBanner(row, createImages(address));
  if (!banner) return toProgramItem(row, address);
  const { title, subtitle, image, mobile_image, desktop_logo_image, video_url, ...buttons } = banner;
  return {
    ...toProgramItem(row, address),
    title: title || row.title,
    description: subtitle,
    imgUrl: image?.default.url,
    mobileImgUrl: mobile_image?.default.url,
    logoUrl: desktop_logo_image?.default.url,
    videoUrl: video_url,
    ...buttons,
  };
}
