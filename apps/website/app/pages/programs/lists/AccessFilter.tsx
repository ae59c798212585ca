import { ACCESS_MARKS, type AccessMark } from '@sala/contracts';
import { ACCESS_LABELS } from '../../../components/programCards/index.ts';
import styles from './AccessFilter.module.css';

interface AccessFilterProps {
  /** What it narrows a list to, as in `เฉพาะรายการที่มี`. */
  label: string;
  /** The mark that is chosen. */
  on: AccessMark | undefined;
  /** Where the list stands with a mark, and without. */
  hrefOf: (mark: AccessMark | undefined) => string;
}

/** Narrows a list to what can be followed by a mark of SPEC 3.5-04; the one that is chosen leads back to all. */
export function AccessFilter({ label, on, hrefOf }: AccessFilterProps) {
  return (
    <nav className={styles.access} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {ACCESS_MARKS.map((mark) => {
          const isOn = on === mark;
          return (
            <li key={mark}>
              <a href={hrefOf(isOn ? undefined : mark)} aria-current={isOn ? 'true' : undefined}>
                {ACCESS_LABELS[mark].name}
                {isOn && <span className="visually-hidden"> (เลือกอยู่ กดเพื่อเอาออก)</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
