import type { LiveChannel } from '@sala/contracts';
import { CHANNELS, STATION } from '@sala/station';
import { type AirWindow, toAirWindow } from './airWindow.ts';
import { toLivePath } from './stationChannels.ts';

/** A channel of the station as its pages show it. */
export interface ChannelView {
  /** Its short name in addresses. */
  key: string;
  title: string;
  /** Where it is watched. */
  href: string;
  air: AirWindow;
  /** Its picture's address; empty when it has none. */
  logo: string;
}

/** The station's channels, with what the content service says of each (SPEC 3.1-10 to 3.1-14). */
export function toChannelViews(entries: LiveChannel[]): ChannelView[] {
  return CHANNELS.map(({ key, title, air }) => {
    const href = toLivePath(key);
    const entry = entries.find(({ url }) => (url || '/live') === href);
    if (!entry) return { key, title, href, air, logo: '' };
    return {
      key,
      // the wire calls it by no name that readers know
      title: entry.title === 'online' ? STATION.onlineChannel : entry.title,
      href,
      air: toAirWindow(entry),
      logo: (entry.logo2x ?? entry.logo1x)?.url ?? '',
    };
  });
}
