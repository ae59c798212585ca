import styles from './Letters.module.css';
import { type ListFilter, toFilteredPath } from './programList.ts';

// ฃ and ฅ begin no word any more
const THAI = [...'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลวศษสหฬอฮ'];
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGITS = [...'0123456789'];

/** The letters of both scripts and the digits that programmes' titles begin with; the selected one leads back to the whole list. */
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
      {row(DIGITS, '0–9')}
      {narrowing.initial && (
        <a className={styles.all} href={toFilteredPath(path, { ...narrowing, initial: undefined })}>
          ดูทุกตัวอักษร
        </a>
      )}
    </nav>
  );
}
