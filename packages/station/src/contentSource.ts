import { CHANNELS, STATION } from '#ours';
import type { Channel } from './shape.ts';

const FURTHER_CHANNELS = CHANNELS.filter(({ kind }: Channel) => kind === 'television');

/**
 * The part of the station to which a page belongs, by its address: a further television channel when the address
 * contains its short name, `Online` when it contains `online`, else the station itself (SPEC 9.3-05 to 9.3-07).
 */
export function findContentSource(url: string): string {
  const channel = FURTHER_CHANNELS.find(({ key }) => url.includes(key));
  if (channel) return channel.title;
  return url.includes('online') ? 'Online' : STATION.name;
}
