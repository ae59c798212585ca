import type { AccessMark, Episode, Playlist, Program, Video } from '@sala/contracts';
import { toHeadline } from '../../platform/headlines/index.ts';
import { toProgramPath } from './programLinks.ts';

/**
 * The fields of a video or an episode that its card shows. Page data is sent twice, as HTML and for hydration, so other
 * fields are left out. The titles and taglines of cards are set as headlines.
 */
export interface VideoItem {
  id: string;
  title: string;
  href: string;
  /** The address of its picture at the source; empty when there is none. */
  picture: string;
  /** 0 when not known. */
  seconds: number;
  /** When it was first shown, in milliseconds since 1970. */
  airedAt: number | null;
  programTitle: string;
  access: AccessMark[];
  /** The last day on which it is available, where that is shown (SPEC 3.5-10). */
  endsAt?: number;
}

/** What the card of a clip, a promo, a show or a short clip shows. */
export function toVideoItem(video: Video): VideoItem {
  const { id, title, href, picture, durationSeconds, firstAiredAt, program, access } = video;
  return {
    id,
    title: toHeadline(title),
    access,
    href: toProgramPath(href),
    picture: picture?.url ?? '',
    seconds: durationSeconds,
    airedAt: firstAiredAt,
    programTitle: program?.title ?? '',
    ...(video.isShowEndPublishDate && video.endsAt !== null && { endsAt: video.endsAt }),
  };
}

/** What the card of an episode shows. */
export function toEpisodeItem({
  id,
  title,
  href,
  picture,
  showVideo,
  firstAiredAt,
  program,
  access,
}: Episode): VideoItem {
  return {
    id,
    title: toHeadline(title),
    access,
    href: toProgramPath(href),
    picture: picture?.url ?? '',
    seconds: showVideo?.durationSeconds ?? 0,
    airedAt: firstAiredAt,
    programTitle: program?.title ?? '',
  };
}

/** The fields of a programme that its card shows. */
export interface ProgramItem {
  id: string;
  title: string;
  href: string;
  tagline: string;
  picture: string;
  group: string;
  isEnded: boolean;
  access: AccessMark[];
}

/** What the card of a programme shows. */
export function toProgramItem({ id, title, href, tagline, picture, category, isEnded, access }: Program): ProgramItem {
  return {
    id,
    title: toHeadline(title),
    tagline: toHeadline(tagline),
    isEnded,
    access,
    href: toProgramPath(href),
    picture: picture?.url ?? '',
    group: category.name,
  };
}

/** The fields of a playlist that its card shows. */
export type PlaylistItem = Pick<Playlist, 'id' | 'title' | 'href' | 'subtitle' | 'itemCount'> & { picture: string };

/** What the card of a playlist shows. */
export function toPlaylistItem({ id, title, href, subtitle, itemCount, picture }: Playlist): PlaylistItem {
  return { id, title: toHeadline(title), href, subtitle, itemCount, picture: picture?.url ?? '' };
}
