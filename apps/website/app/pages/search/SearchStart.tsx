import { SectionHeading } from '../../ui/index.ts';
import { CATEGORIES } from '../news/index.ts';
import styles from './SearchPage.module.css';
import { toSearchPath } from './searchInput.ts';

// each archive once
const SECTIONS = CATEGORIES.filter(({ path, canonical }) => path === canonical);

/** Where to begin, or to go on: what readers are interested in at present, and the sections. */
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
          {SECTIONS.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
