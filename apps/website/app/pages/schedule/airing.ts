import type { AccessMark, Scheduled, ScheduleItem } from '@sala/contracts';
import { toProgramPath } from '../../components/programCards/index.ts';

/** An airing as the pages of the schedule show it. */
export interface Airing extends Scheduled {
  /** The channel's short name. */
  channel: string;
  title: string;
  episodeTitle: string;
  /** The address of its programme's page; empty when there is none. */
  href: string;
  access: AccessMark[];
  /** The address of its picture at the source; empty when there is none. */
  picture: string;
}

/** SPEC 3.6-01, 3.6-02 */
export function toAiring({ picture, href, ...item }: ScheduleItem): Airing {
  return { ...item, href: toProgramPath(href), picture: picture?.url ?? '' };
}
