import { ACCESS_MARKS, type AccessMark } from '@sala/contracts';
import { ACCESS_LABELS } from '../../../components/programCards/index.ts';
import styles from './AccessFilter.module.css';

interface AccessFilterProps {
  /** The noun of the list, as in `เฉพาะรายการที่มี`. */
  label: string;
  /** The selected mark. */
  on: AccessMark | undefined;
  /** The address of the list with a mark, and without. */
  hrefOf: (mark: AccessMark | undefined) => string;
}

/** Filters a list by an access mark of SPEC 3.5-04; the selected one leads back to the whole list. */
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
