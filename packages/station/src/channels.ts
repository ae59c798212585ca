/** A channel that is watched live. */
export interface Channel {
  /** In addresses: `/live/{key}`. */
  key: string;
  title: string;
  /** When it is on the air every day: minutes since midnight, Thai time; over 1440 is the next day. null: around the clock (SPEC 9.4). */
  air: { from: number; to: number } | null;
}

export const CHANNELS: Channel[] = [
  { key: 'tv', title: 'ศาลาทีวี', air: { from: 6 * 60, to: 26 * 60 } },
  { key: 'rian', title: 'ศาลาเรียน', air: { from: 6 * 60, to: 24 * 60 } },
  { key: 'online', title: 'ศาลาออนไลน์', air: null },
  { key: 'special', title: 'ถ่ายทอดสดพิเศษ', air: null },
];

const [main, second] = CHANNELS;

/** The channel that something is from, by its address (SPEC 9.3-05 to 9.3-07). */
export function contentSource(url: string): string {
  if (second && url.includes(second.key)) return second.title;
  return url.includes('online') ? 'Online' : (main?.title ?? '');
}
