import type { AccessMark } from '@sala/contracts';
import styles from './AccessMarks.module.css';

/** The labels of the marks of SPEC 3.5-04: in full, and abbreviated for the screen. */
export const ACCESS_LABELS: Record<AccessMark, { name: string; short: string }> = {
  closed_captions: { name: 'คำบรรยายแทนเสียง', short: 'CC' },
  audio_desc: { name: 'เสียงบรรยายภาพ', short: 'AD' },
  sign_language: { name: 'ภาษามือ', short: 'ภาษามือ' },
  soundtrack: { name: 'เสียงต้นฉบับ', short: 'เสียงต้นฉบับ' },
};

/**
 * The marks of a video for viewers who need captions, audio description, sign language or the original sound; nothing
 * without marks.
 */
export function AccessMarks({ marks }: { marks: AccessMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="การเข้าถึง">
      {marks.map((mark) => {
        const { name, short } = ACCESS_LABELS[mark];
        return (
          <li key={mark} title={name}>
            <span aria-hidden={name !== short}>{short}</span>
            {name !== short && <span className="visually-hidden">{name}</span>}
          </li>
        );
      })}
    </ul>
  );
}
