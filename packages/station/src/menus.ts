import { hasSchedule, toLivePath, toWireTitle } from './channel.ts';
import type { Category, Channel, ChannelColours, DailyHours } from './shape.ts';

// Builds the default menus of stations, in the content service's shapes (SPEC 3.1).

const DAY_MINUTES = 24 * 60;

/** An entry with an address on this site. */
export const link = (title: string, url: string) => ({ title, url, isExternal: false, openNewTab: false, rel: '' });

/** An entry with an address on another site. */
export const toExternalLink = (title: string, url: string) => ({
  title,
  url,
  isExternal: true,
  openNewTab: true,
  rel: 'noopener noreferrer',
});

/** Entries with the service's numbers for their order. */
export const numberEntries = <Entry extends object>(entries: Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, order: index + 1, ...entry }));

/** A picture of the station's. */
export const toStationPicture = (name: string, width: number, height: number) => ({
  name,
  url: `/station/${name}.svg`,
  width,
  height,
});

/** The channels for the card of live television (SPEC 3.1-10 to 3.1-14): all but the special one. */
export const toLiveEntries = <Channels extends readonly Channel[]>(
  channels: Channels,
  colours: ChannelColours<Channels>,
) =>
  channels.filter(hasSchedule).map((channel) => ({
    title: toWireTitle(channel),
    // an entry without an address shows what is on the main channel now (SPEC 2.8-02)
    url: channel.kind === 'main' ? '' : toLivePath(channel),
    isExternal: false,
    rel: '',
    backgroundColor: colours[channel.key as Channels[number]['key']],
    ...toAirEntry(channel.air),
    logo1x: toStationPicture(`channel-${channel.key}`, 96, 40),
  }));

/** SPEC 9.4-04: an hour of the night is on the next day. */
const toAirEntry = (hours: DailyHours | null) => ({
  startAirTime: hours && toTimeOfDay(hours.from),
  endAirTime: hours && toTimeOfDay(hours.to),
  startAirTimeOffsetInMinute: 0,
  endAirTimeOffsetInMinute: hours && hours.to < DAY_MINUTES ? 0 : DAY_MINUTES,
});

const toTimeOfDay = (minutes: number) =>
  `${new Date((minutes % DAY_MINUTES) * 60_000).toISOString().slice(11, 16)}:00.000`;

/** The channels as entries with the addresses of their pages: all but the special one. */
export const toChannelLinks = (channels: readonly Channel[]) =>
  channels.filter(hasSchedule).map((channel) => link(channel.title, toLivePath(channel)));

/** The categories as entries with the addresses of their pages. */
export const toCategoryLinks = (categories: readonly Category[]) =>
  categories.map(({ name, path }) => link(name, path));

/** The inverse of the groups' names in events: their titles, by name. */
export const toMenuEvents = (groups: Record<string, { title: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([event, { title }]) => [title, event]));
