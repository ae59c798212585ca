import type { LiveChannel } from '@sala/contracts';
import { CHANNELS, type Channel, type DailyHours, toLivePath, toWireTitle } from '@sala/station';
import { toDailyHours } from './dailyHours.ts';

/** A channel of the station as the pages show it. */
export interface ChannelView {
  /** Its short name in addresses. */
  key: string;
  kind: Channel['kind'];
  title: string;
  /** The address of its live page. */
  href: string;
  /**
   * When it is on the air every day; null for around the clock, and for a special channel, which is on only during
   * airings.
   */
  air: DailyHours | null;
  /** The address of its picture; empty when there is none. */
  logo: string;
}

/** The station's channels, with what the content service knows about each (SPEC 3.1-10 to 3.1-14). */
export function toChannelViews(entries: LiveChannel[]): ChannelView[] {
  return CHANNELS.map((channel) => {
    const { key, kind, title, air } = channel;
    const href = toLivePath(channel);
    const entry = entries.find(({ url }) => (url || '/live') === href);
    if (!entry) return { key, kind, title, href, air, logo: '' };
    return {
      key,
      kind,
      title: entry.title === toWireTitle(channel) ? title : entry.title,
      href,
      air: toDailyHours(entry),
      logo: (entry.logo2x ?? entry.logo1x)?.url ?? '',
    };
  });
}
