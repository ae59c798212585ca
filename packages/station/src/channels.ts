/** The station's channels; `key` is the short name in addresses and schedules. */
export const CHANNELS = {
  main: { key: 'tv', name: 'ศาลาทีวี' },
  second: { key: 'rian', name: 'ศาลาเรียน' },
  online: { key: 'online', name: 'ศาลาออนไลน์' },
};

/** The channel that something is from, by its address (SPEC 9.3-05 to 9.3-07). */
export function contentSource(url: string): string {
  if (url.includes(CHANNELS.second.key)) return CHANNELS.second.name;
  return url.includes('online') ? 'Online' : CHANNELS.main.name;
}
