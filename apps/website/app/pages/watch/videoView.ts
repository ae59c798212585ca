import type { AccessMark } from '@sala/contracts';
import type { PlayedVideo } from '../../platform/views/index.ts';
import type { MissingReason } from '../../player/video/index.ts';

/** An episode or a video as its page shows it: the video and the text about it. Instants in milliseconds since 1970. */
export interface VideoView {
  /** The key of its stored position, such as `episode-501`. */
  sourceId: string;
  title: string;
  /** The title with its line breaks set. */
  headline: string;
  /** Its canonical path (SPEC 2.20-01), and the address for sharing (SPEC 2.20-02 to 2.20-04). */
  path: string;
  shared: string;
  /** Plain text; empty when there is none. */
  description: string;
  /** The description, cut to the length for search results. */
  summary: string;
  picture: string;
  /** 0 when not known. */
  seconds: number;
  airedAt: number | null;
  /** The last day on which it is available; null where it is not shown (SPEC 3.5-10). */
  endsAt: number | null;
  /** When it is published or no longer available, whichever comes next: the page then shows something else. */
  changesAt: number | null;
  /** An address that browsers may load; empty when it cannot be watched here. */
  src: string;
  /** Why there is no video (SPEC 3.5-17, 3.5-18, 3.5-21); null when there is one. */
  missing: MissingReason | null;
  program: { key: string; title: string; path: string } | null;
  category: string;
  number: string;
  ageRanges: string[];
  tags: { title: string; href: string }[];
  access: AccessMark[];
  /** The ids under which its views are counted (SPEC 7.13-05, 7.13-06). */
  watched: PlayedVideo;
}
