import { type CardItem, CompactCard } from '../../../components/articleCards/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import styles from './RelatedNews.module.css';

/** The articles that belong to one. */
export function RelatedNews({ items }: { items: CardItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHeading id="related" title="ข่าวที่เกี่ยวข้อง" />
      <ul className={styles.related}>
        {items.map((item) => (
          <li key={item.id}>
            <CompactCard item={item} showCategory={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
