import { CompactCard } from '../news/index.ts';
import { SectionHeading } from '../ui/index.ts';
import styles from './HomePage.module.css';
import type { HomeSection } from './homeSections.ts';

/** The newest stories, one after the other. */
export function Latest({ section }: { section: HomeSection }) {
  return (
    <section aria-labelledby="latest">
      <SectionHeading id="latest" title={section.title} />
      <ul className={styles.latest}>
        {section.items.map((item) => (
          <li key={item.id}>
            <CompactCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
