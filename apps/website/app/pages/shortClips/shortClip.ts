import type { AccessMark, Video } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';
import { findMissingReason, type MissingReason } from '../../player/video/index.ts';

/**
 * The fields of a short clip that its screen shows. Page data is sent twice, as HTML and for hydration, so other fields
 * are left out.
 */
export interface ShortClip {
  id: string;
  key: string;
  title: string;
  /** The title as its screen sets it. */
  headline: string;
  /** An HLS playlist or an MP4 that browsers may load; empty when the clip cannot be watched. */
  src: string;
  missing: MissingReason | null;
  /** The address of its picture at the source; empty when there is none. */
  picture: string;
  /** When it was first shown, in milliseconds since 1970. */
  airedAt: number | null;
  program: { title: string; href: string } | null;
  access: AccessMark[];
  /** The ids under which its views are counted (SPEC 7.13-05). */
  categoryId: string;
  programId: string;
}

/**
 * A short clip as its screen shows it at a time. `src` is the address of its video, which is left out when the clip may
 * not be watched.
 */
export function toShortClip(video: Video, src: string, now: number): ShortClip {
  const { id, key, title, picture, firstAiredAt, program, access, categoryId, programId } = video;
  const missing = findMissingReason(video, src, now);
  return {
    id,
    key,
    title,
    headline: toHeadline(title),
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

/** The path of a short clip's page (SPEC 2.2-16). */
export const toShortClipPath = (key: string): string => `/program/stories/${encodeURIComponent(key)}`;
