import { DAY_MS, formatDateTime, formatTime } from '@sala/thai';
import type { Playback, PlaybackError } from './playback.ts';

/** The message that is shown instead of a picture, and the way on. */
export interface PlaybackMessage {
  title: string;
  text: string;
  /** The action of a button: opens the stream again, or from its beginning. */
  action?: 'again' | 'fromStart';
  /** The button's label. */
  actionLabel?: string;
  link?: { title: string; href: string };
}

const PROGRAMMES = { title: 'ดูรายการอื่น', href: '/program' };
const CHANNELS = { title: 'ดูช่องอื่น', href: '/live' };
const SCHEDULE = { title: 'ดูผังรายการ', href: '/program/schedules' };

/**
 * The message for the state of playback; null while there is a picture.
 * @param now milliseconds since 1970
 */
export function describePlayback(
  { phase, hasBegun, isCutOff, trouble }: Playback,
  isLive: boolean,
  now: number,
): PlaybackMessage | null {
  if (trouble) return describeError(trouble, isLive, now);
  if (phase === 'ended')
    return isLive
      ? { title: 'การถ่ายทอดสดจบลงแล้ว', text: 'ขอบคุณที่ติดตาม', link: SCHEDULE }
      : { title: 'จบแล้ว', text: '', action: 'fromStart', actionLabel: 'ดูอีกครั้ง' };
  if (phase !== 'waiting') return null;
  if (isCutOff)
    return {
      title: 'สัญญาณขาดหาย',
      text: 'จะเล่นต่อให้เองทันทีที่กลับมาเชื่อมต่อได้ ไม่ต้องโหลดหน้านี้ใหม่',
      action: 'again',
      actionLabel: 'ลองใหม่อีกครั้ง',
    };
  // a programme that is started over also comes from a channel, but is not live
  return { title: hasBegun ? 'กำลังโหลดภาพต่อ…' : isLive ? 'กำลังเปิดสัญญาณ…' : 'กำลังเปิดวิดีโอ…', text: '' };
}

function describeError(trouble: PlaybackError, isLive: boolean, now: number): PlaybackMessage {
  switch (trouble.kind) {
    case 'unplayable':
      return {
        title: 'อุปกรณ์นี้เล่นวิดีโอนี้ไม่ได้',
        text: 'เบราว์เซอร์นี้ไม่มีตัวถอดรหัสภาพหรือเสียงที่ต้องใช้ โปรดอัปเดตเบราว์เซอร์ หรือเปิดด้วย Chrome, Safari, Edge หรือ Firefox รุ่นใหม่',
        action: 'again',
        actionLabel: 'ลองใหม่อีกครั้ง',
        link: PROGRAMMES,
      };
    case 'gone':
      return isLive
        ? {
            title: 'ขณะนี้ไม่มีสัญญาณจากช่องนี้',
            text: 'ห้องส่งอาจกำลังแก้ไขอยู่',
            action: 'again',
            actionLabel: 'ลองใหม่อีกครั้ง',
            link: CHANNELS,
          }
        : { title: 'ไม่พบวิดีโอนี้แล้ว', text: 'วิดีโออาจถูกย้ายหรือนำออกจากเว็บไซต์', link: PROGRAMMES };
    case 'incomplete':
      return {
        title: isLive ? 'ช่องนี้ส่งภาพมาไม่ครบ' : 'ไฟล์ของวิดีโอนี้ขาดไป',
        text: 'เครื่องของท่านเชื่อมต่ออยู่ แต่ไม่พบไฟล์ภาพและเสียงของช่วงนี้ในระบบ',
        action: 'again',
        actionLabel: 'ลองใหม่อีกครั้ง',
        link: isLive ? CHANNELS : PROGRAMMES,
      };
    case 'offAir':
      return { title: 'อยู่นอกเวลาออกอากาศ', text: backOnAir(trouble.onAirAt, now), link: SCHEDULE };
    case 'onlyLive':
      return {
        title: 'ย้อนดูรายการนี้ไม่ได้',
        text: 'ช่องนี้กำลังถ่ายทอดสดจากห้องส่ง กด “กลับไปชมสด” เพื่อดูต่อ',
        link: CHANNELS,
      };
    case 'failed':
      return {
        title: 'เล่นวิดีโอไม่สำเร็จ',
        text: 'เกิดข้อขัดข้องระหว่างเล่น',
        action: 'again',
        actionLabel: 'ลองใหม่อีกครั้ง',
        link: isLive ? CHANNELS : PROGRAMMES,
      };
  }
}

function backOnAir(at: number | null, now: number): string {
  if (at === null) return 'โปรดดูเวลาออกอากาศในผังรายการ';
  return at - now < DAY_MS ? `กลับมาออกอากาศเวลา ${formatTime(at)} น.` : `กลับมาออกอากาศวันที่ ${formatDateTime(at)}`;
}
