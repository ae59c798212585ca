import type { VideoSource } from '../videoSource.ts';

/**
 * The address of a video at a second of it, of a channel its own: live is live. It is https whatever the page came by
 * (SPEC 2.20-03).
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

/** Shares a video at a second of it. Answers what there is to say of it, empty when the device says it itself. */
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
