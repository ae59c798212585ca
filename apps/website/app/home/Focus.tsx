import { LeadCard, StandardCard } from '../news/index.ts';
import { SectionHeading } from '../ui/index.ts';
import styles from './Focus.module.css';
import type { HomeSection } from './homeSections.ts';

/** The features an editor put forward: a band of their own, dark, the picture first. */
export function Focus({ section }: { section: HomeSection }) {
  const [lead, ...rest] = section.items;
  if (!lead) return null;
  return (
    <section className={styles.focus} data-theme="dark" aria-labelledby="focus">
      <SectionHeading id="focus" title={section.title} />
      <div className={styles.stories}>
        <LeadCard item={lead} />
        <div className={styles.rest}>
          {rest.map((item) => (
            <StandardCard key={item.id} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
}
