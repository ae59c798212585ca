import { CHANNELS, STATION } from '#ours';

const second = CHANNELS[1];

/**
 * What part of the station a page is from, by its address: the second channel when the address contains its short name, `Online` when
 * it contains `online`, else the station itself (SPEC 9.3-05 to 9.3-07).
 */
export function findContentSource(url: string): string {
  if (second && url.includes(second.key)) return second.title;
  return url.includes('online') ? 'Online' : STATION.name;
}
