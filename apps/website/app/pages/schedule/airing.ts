import type { AccessMark, Scheduled, ScheduleItem } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';

/** Something in a schedule, as its pages show it. */
export interface Airing extends Scheduled {
  /** The channel's short name. */
  channel: string;
  title: string;
  episodeTitle: string;
  /** Its programme's page; empty when it has none. */
  href: string;
  access: AccessMark[];
  /** Its picture's address at its source; empty when there is none. */
  picture: string;
}

/** SPEC 3.6-01, 3.6-02 */
export function toAiring({ picture, href, ...item }: ScheduleItem): Airing {
  return { ...item, href: toProgramPath(href), picture: picture?.url ?? '' };
}
