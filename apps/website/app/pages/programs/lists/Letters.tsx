import styles from './Letters.module.css';
import { type ListFilter, toFilteredPath } from './programList.ts';

// ฃ and ฅ begin no word any more
const THAI = [...'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'];
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The initial letters of programmes, of both scripts; the selected one leads back to the whole list. */
export function Letters({ path, narrowing }: { path: string; narrowing: ListFilter }) {
  const row = (letters: string[], label: string) => (
    <ul className={styles.letters} aria-label={label}>
      {letters.map((letter) => (
        <li key={letter}>
          <a
            href={toFilteredPath(path, { ...narrowing, initial: letter })}
            aria-current={narrowing.initial === letter ? 'true' : undefined}
          >
            {letter}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="เลือกตามตัวอักษร" className={styles.nav}>
      {row(THAI, 'ก–ฮ')}
      {row(LATIN, 'A–Z')}
      {narrowing.initial && (
        <a className={styles.all} href={toFilteredPath(path, { ...narrowing, initial: undefined })}>
          ดูทุกตัวอักษร
        </a>
      )}
    </nav>
  );
}
