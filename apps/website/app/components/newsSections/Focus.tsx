import { SectionHeading } from '../../ui/index.ts';
import { LeadCard, StandardCard } from '../articleCards/index.ts';
import styles from './Focus.module.css';
import type { NewsSection } from './pageSections.ts';

/** The features an editor put forward: a band of their own, dark, the picture first. */
export function Focus({ section }: { section: NewsSection }) {
  const [lead, ...rest] = section.items;
  if (!lead) return null;
  return (
    <section className={styles.focus} data-theme="dark" aria-labelledby="focus" data-event="clickHighLight">
      <SectionHeading id="focus" title={section.title} href={section.href} />
      <div className={styles.articles}>
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
