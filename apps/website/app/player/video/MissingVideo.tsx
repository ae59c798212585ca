import { STATION } from '@sala/station';
import { formatDateTime } from '@sala/thai';
import { LinkButton, toLinkTarget } from '../../ui/index.ts';
import styles from './Frame.module.css';
import type { MissingReason } from './missingReason.ts';
import { VideoPoster } from './VideoPoster.tsx';
import type { VideoSource } from './videoSource.ts';

interface MissingVideoProps extends Pick<VideoSource, 'poster' | 'aspect'> {
  missing: MissingReason;
  /** Where a viewer can go instead, such as the programme's other episodes. */
  wayOn?: { title: string; href: string };
}

/** Replaces the player when nothing can be played: the reason, and a link to something else. */
export function MissingVideo({ missing, wayOn, poster, aspect = 'wide' }: MissingVideoProps) {
  const { title, text, link } = describeMissing(missing);
  const { title: name, href } = wayOn ?? link;
  return (
    <section className={styles.frame} data-aspect={aspect} data-theme="dark" aria-label={title}>
      <VideoPoster poster={poster} aspect={aspect} />
      <div className={styles.missing}>
        <p className={styles.missingTitle}>{title}</p>
        <p>{text}</p>
        <LinkButton href={href} {...toLinkTarget(href)} look="secondary">
          {name}
        </LinkButton>
      </div>
    </section>
  );
}

const SCHEDULE = { title: 'ดูผังรายการ', href: '/program/schedules' };
const PROGRAMMES = { title: 'ดูรายการอื่น', href: '/program' };

/** Times are milliseconds since 1970. */
export function describeMissing(missing: MissingReason): { title: string; text: string; link: typeof SCHEDULE } {
  switch (missing.kind) {
    case 'restricted':
      return {
        title: 'ดูย้อนหลังทางเว็บไซต์ไม่ได้',
        text: 'ลิขสิทธิ์ของรายการนี้อนุญาตให้ออกอากาศทางโทรทัศน์เท่านั้น ดูเวลาออกอากาศได้ในผังรายการ',
        link: SCHEDULE,
      };
    case 'elsewhere': {
      const name = STATION.streamingPlatformName;
      const text = `รายการนี้เผยแพร่ทาง ${name} แพลตฟอร์มสตรีมมิงของเราเท่านั้น`;
      return {
        title: `ดูได้ที่ ${name}`,
        text,
        link: missing.href ? { title: `ไปที่ ${name}`, href: missing.href } : PROGRAMMES,
      };
    }
    case 'notYet':
      return {
        title: 'ยังไม่ถึงเวลาเผยแพร่',
        text: missing.startsAt === null ? 'โปรดกลับมาดูใหม่ภายหลัง' : `ดูได้ตั้งแต่วันที่ ${formatDateTime(missing.startsAt)}`,
        link: PROGRAMMES,
      };
    case 'expired':
      return {
        title: 'หมดเวลาดูย้อนหลังแล้ว',
        text: missing.endsAt === null ? 'วิดีโอนี้ไม่ได้เผยแพร่แล้ว' : `วิดีโอนี้เผยแพร่ถึงวันที่ ${formatDateTime(missing.endsAt)}`,
        link: PROGRAMMES,
      };
    case 'failed':
      return { title: 'ขณะนี้ยังเปิดวิดีโอไม่ได้', text: 'โปรดลองใหม่อีกครั้งในอีกสักครู่', link: PROGRAMMES };
    case 'none':
      return { title: 'ยังไม่มีวิดีโอ', text: 'เมื่อวิดีโอพร้อม จะดูได้ที่หน้านี้', link: PROGRAMMES };
  }
}
