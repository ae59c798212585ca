import { shareAddress } from '../../../platform/sharing/index.ts';
import type { VideoSource } from '../videoSource.ts';

/**
 * The address of a video with its current second; of a channel without one, because it is live. It is https even when
 * the page was loaded over http (SPEC 2.20-03).
 */
function toAddressAt({ path, isLive }: Pick<VideoSource, 'path' | 'isLive'>, seconds: number, siteUrl: string): string {
  const url = new URL(path, siteUrl);
  if (!isLive && seconds >= 1) url.searchParams.set('t', String(Math.floor(seconds)));
  return url.href.replace(/^http:/, 'https:');
}

/**
 * Shares the address of a video with a second, below the site's own (SPEC 2.20-02). Returns the message about it, empty when the device shows one itself.
 */
export function shareSecond(source: VideoSource, seconds: number, siteUrl: string): Promise<string> {
  const url = toAddressAt(source, seconds, siteUrl);
  return shareAddress(source.title, url, source.isLive ? {} : { copied: 'คัดลอกลิงก์ที่เริ่มจากวินาทีนี้แล้ว' });
}
