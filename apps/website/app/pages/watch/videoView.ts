import type { AccessMark } from '@sala/contracts';
import type { PlayedVideo } from '../../platform/views/index.ts';
import type { MissingReason } from '../../player/video/index.ts';

/**
 * An episode or a video as its page shows it: what is played, and what is said of it. Instants in milliseconds since
 * 1970.
 */
export interface VideoView {
  /** What it is resumed by, such as `episode-501`. */
  sourceId: string;
  title: string;
  /** Its canonical path (SPEC 2.20-01), and the address under which it is passed on (SPEC 2.20-02 to 2.20-04). */
  path: string;
  shared: string;
  /** Plain text; empty when nothing is said. */
  description: string;
  /** The same, as long as a search result shows it. */
  summary: string;
  picture: string;
  /** 0 when it is not known. */
  seconds: number;
  airedAt: number | null;
  endsAt: number | null;
  /** Whether the day is shown on which it goes (SPEC 3.5-10). */
  showsEnd: boolean;
  /** An address that browsers may load; empty while it cannot be watched here. */
  src: string;
  /** Why there is nothing to play (SPEC 3.5-17, 3.5-18, 3.5-21); null when there is. */
  missing: MissingReason | null;
  program: { key: string; title: string; path: string } | null;
  category: string;
  number: string;
  ageRanges: string[];
  tags: { title: string; href: string }[];
  access: AccessMark[];
  /** What is counted when it is played (SPEC 7.13-05, 7.13-06). */
  watched: PlayedVideo;
}
