import { CHANNELS } from '#ours';

const [main, second] = CHANNELS;

/** The channel that something is from, by its address (SPEC 9.3-05 to 9.3-07). */
export function contentSource(url: string): string {
  if (second && url.includes(second.key)) return second.title;
  return url.includes('online') ? 'Online' : (main?.title ?? '');
}
