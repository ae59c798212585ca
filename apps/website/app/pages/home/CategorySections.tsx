import { CompactCard, HeadlineCard, LeadCard, StandardCard } from '../../components/articleCards/index.ts';
import type { NewsSection } from '../../components/newsSections/index.ts';
import { SectionHeading } from '../../ui/index.ts';
import styles from './CategorySections.module.css';
import { findRhythm, type Rhythm } from './rhythm.ts';

/** The sections of the news by category. They are reached by their headings: as landmarks they would hide the others. */
export function CategorySections({ sections }: { sections: NewsSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => {
        const rhythm = findRhythm(index);
        return (
          <section key={section.id} className={`${styles[rhythm]} far`}>
            <SectionHeading title={section.title} href={section.href} />
            <Articles items={section.items} rhythm={rhythm} />
          </section>
        );
      })}
    </div>
  );
}

function Articles({ items, rhythm }: { items: NewsSection['items']; rhythm: Rhythm }) {
  const [first, ...rest] = items;
  if (!first) return null;
  if (rhythm === 'row') {
    return (
      <div className={styles.cards}>
        {items.map((item) => (
          <StandardCard key={item.id} item={item} showCategory={false} />
        ))}
      </div>
    );
  }
  if (rhythm === 'feature') {
    return (
      <div className={styles.large}>
        <LeadCard item={first} showCategory={false} />
        <div className={styles.list}>
          {rest.map((item) => (
            <CompactCard key={item.id} item={item} showCategory={false} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <>
      <CompactCard item={first} showCategory={false} />
      <div className={styles.headlines}>
        {rest.map((item) => (
          <HeadlineCard key={item.id} item={item} />
        ))}
      </div>
    </>
  );
}
