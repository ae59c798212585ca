import type { LiveChannel } from '@sala/contracts';
import { CHANNELS, STATION } from '@sala/station';
import { type AirWindow, airWindow } from './airWindow.ts';

/** A channel of the station as its pages show it. */
export interface ShownChannel {
  /** Its short name in addresses. */
  key: string;
  title: string;
  /** Where it is watched. */
  href: string;
  air: AirWindow;
  /** Its picture's address; empty when it has none. */
  logo: string;
}

/** What is special stands in no schedule beside the others (SPEC 2.2-23). */
export const SPECIAL = 'special';

/** Where a channel is watched (SPEC 2.2-21 to 2.2-23): the first one stands for all. */
export const liveHref = (key: string): string => (key === CHANNELS[0]?.key ? '/live' : `/live/${key}`);

/** The station's channels, with what the content service says of each (SPEC 3.1-10 to 3.1-14). */
export function shownChannels(entries: LiveChannel[]): ShownChannel[] {
  return CHANNELS.map(({ key, title, air }) => {
    const href = liveHref(key);
    const entry = entries.find(({ url }) => (url || '/live') === href);
    if (!entry) return { key, title, href, air, logo: '' };
    return {
      key,
      // the wire calls it by no name that readers know
      title: entry.title === 'online' ? STATION.onlineChannel : entry.title,
      href,
      air: airWindow(entry),
      logo: (entry.logo2x ?? entry.logo1x)?.url ?? '',
    };
  });
}
