import { CompactCard } from '../../components/articleCards/index.ts';
import type { NewsSection } from '../../components/newsSections/index.ts';
import { SectionHeading } from '../../ui/index.ts';
import styles from './HomePage.module.css';

/** The newest articles, one after the other. */
export function Latest({ section }: { section: NewsSection }) {
  return (
    <section aria-labelledby="latest">
      <SectionHeading id="latest" title={section.title} href={section.href} />
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
