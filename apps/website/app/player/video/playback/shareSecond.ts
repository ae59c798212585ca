import type { VideoSource } from '../videoSource.ts';

/**
 * The address of a video with its current second; of a channel without one, because it is live. It is https even when
 * the page was loaded over http (SPEC 2.20-03).
 */
export function toAddressAt(
  { path, isLive }: Pick<VideoSource, 'path' | 'isLive'>,
  seconds: number,
  origin: string,
): string {
  const url = new URL(path, origin);
  if (!isLive && seconds >= 1) url.searchParams.set('t', String(Math.floor(seconds)));
  return url.href.replace(/^http:/, 'https:');
}

/**
 * Shares the address of a video with a second. Returns the message about it, empty when the device shows one itself.
 */
export async function shareSecond(source: VideoSource, seconds: number): Promise<string> {
  const url = toAddressAt(source, seconds, location.origin);
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: source.title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return source.isLive ? 'คัดลอกลิงก์แล้ว' : 'คัดลอกลิงก์ที่เริ่มจากวินาทีนี้แล้ว';
  } catch (cause) {
    return (cause as Error).name === 'AbortError' ? '' : 'คัดลอกลิงก์ไม่สำเร็จ โปรดคัดลอกจากแถบที่อยู่ของเบราว์เซอร์';
  }
}
