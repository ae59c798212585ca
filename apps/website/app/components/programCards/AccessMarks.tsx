import type { AccessMark } from '@sala/contracts';
import styles from './AccessMarks.module.css';

/** What the marks of SPEC 3.5-04 are called: in full, and as short as on a screen. */
export const ACCESS_LABELS: Record<AccessMark, { name: string; short: string }> = {
  closed_captions: { name: 'คำบรรยายแทนเสียง', short: 'CC' },
  audio_desc: { name: 'เสียงบรรยายภาพ', short: 'AD' },
  sign_language: { name: 'ภาษามือ', short: 'ภาษามือ' },
  soundtrack: { name: 'เสียงต้นฉบับ', short: 'เสียงต้นฉบับ' },
};

/**
 * How something can be followed by who does not hear, does not see, or wants its own sound; nothing when there are no
 * marks.
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
