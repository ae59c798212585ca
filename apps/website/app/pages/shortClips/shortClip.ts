import type { AccessMark, Video } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';
import { findMissingReason, type MissingReason } from '../../player/video/index.ts';

/**
 * Of a short clip, what its screen shows. A page's data is sent twice, as HTML and for hydration: the rest stays
 * behind.
 */
export interface ShortClip {
  id: string;
  key: string;
  title: string;
  /** Where it is: an HLS playlist or an MP4 that browsers may load; empty where nothing is to be seen. */
  src: string;
  missing: MissingReason | null;
  /** Its picture's address at its source; empty when there is none. */
  picture: string;
  /** When it was first on, in milliseconds since 1970. */
  airedAt: number | null;
  program: { title: string; href: string } | null;
  access: AccessMark[];
  /** What it is counted under when it is watched (SPEC 7.13-05). */
  categoryId: string;
  programId: string;
}

/**
 * A short clip as its screen shows it at a time; `src` is where it is loaded from, which is kept back when it may not
 * be seen.
 */
export function toShortClip(video: Video, src: string, now: number): ShortClip {
  const { id, key, title, picture, firstAiredAt, program, access, categoryId, programId } = video;
  const missing = findMissingReason(video, src, now);
  return {
    id,
    key,
    title,
    missing,
    access,
    categoryId,
    programId,
    src: missing ? '' : src,
    picture: picture?.url ?? '',
    airedAt: firstAiredAt,
    program: program && { title: program.title, href: toProgramPath(program.href) },
  };
}

/** Where a short clip's page is (SPEC 2.2-16). */
export const toShortClipPath = (key: string): string => `/program/stories/${encodeURIComponent(key)}`;
