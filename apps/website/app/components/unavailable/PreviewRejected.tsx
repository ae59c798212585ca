import { LinkButton } from '../../ui/index.ts';
import styles from './Unavailable.module.css';

const MESSAGES = {
  token: ['ลิงก์ตัวอย่างนี้ใช้ไม่ได้', 'ลิงก์หมดอายุแล้วหรือไม่ครบถ้วน โปรดขอลิงก์ใหม่จากกองบรรณาธิการ'],
  gone: ['ไม่มีฉบับร่างนี้แล้ว', 'ข่าวอาจเผยแพร่แล้ว หรือกองบรรณาธิการยกเลิกฉบับร่าง'],
  episode: ['ไม่พบตัวอย่างตอนของรายการ', 'ตอนนี้อาจถูกยกเลิก โปรดขอลิงก์ใหม่จากฝ่ายรายการ'],
  failed: ['ขณะนี้ยังแสดงตัวอย่างไม่ได้', 'โปรดลองใหม่อีกครั้งในอีกสักครู่'],
} as const;

/** Why a preview is not shown. */
export type PreviewProblem = keyof typeof MESSAGES;

/** Replaces a preview that is not shown. */
export function PreviewRejected({ problem }: { problem: PreviewProblem }) {
  const [title, text] = MESSAGES[problem];
  return (
    <div className={`container ${styles.unavailable}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        {problem === 'failed' && <LinkButton href="">ลองใหม่อีกครั้ง</LinkButton>}
        <LinkButton href="/home" outline={problem === 'failed'}>
          กลับหน้าหลัก
        </LinkButton>
      </p>
    </div>
  );
}
