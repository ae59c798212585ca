import { CATEGORIES } from '@sala/station';
import { SectionHeading } from '../../ui/index.ts';
import styles from './SearchPage.module.css';
import { toSearchPath } from './searchInput.ts';

/** Links for a page without results: the current trends, and the sections. */
export function SearchStart({ topics }: { topics: string[] }) {
  return (
    <div className={styles.begin}>
      {topics.length > 0 && (
        <nav aria-labelledby="topics">
          <SectionHeading id="topics" title="หัวข้อที่กำลังเป็นที่สนใจ" />
          <ul className={styles.beginnings}>
            {topics.map((topic) => (
              <li key={topic}>
                <a href={toSearchPath({ q: topic })}>{topic}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="sections">
        <SectionHeading id="sections" title="อ่านตามหมวดข่าว" />
        <ul className={styles.beginnings}>
          {CATEGORIES.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
