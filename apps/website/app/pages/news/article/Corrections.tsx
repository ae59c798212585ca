import type { Article } from '@sala/contracts';
import { formatDateTime } from '@sala/thai';
import styles from './Corrections.module.css';

/** Keeps น. in the line of its time. */
const withWholeTimes = (text: string): string => text.replace(/(\d) (?=น\.)/g, '$1\u00a0');

/** The corrections of an article, above its text, where returning readers find them at once. */
export function Corrections({ corrections }: { corrections: Article['corrections'] }) {
  return (
    <section className={styles.corrections} aria-label="การแก้ไขข่าวนี้">
      {corrections.map(({ note, at }) => (
        <p key={`${at} ${note}`}>
          <strong>แก้ไข{at !== null && withWholeTimes(`เมื่อ ${formatDateTime(at)}`)}</strong> {withWholeTimes(note)}
        </p>
      ))}
      <a href="/corrections">ดูการแก้ไขข่าวทั้งหมด</a>
    </section>
  );
}
