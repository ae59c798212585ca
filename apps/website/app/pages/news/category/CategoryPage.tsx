import type { SectionArchive } from '@sala/contracts';
import type { Category } from '@sala/station';
import { thaiText } from '@sala/thai';
import { Archive } from '../../../components/archive/index.ts';
import {
  type CardList,
  CompactCard,
  type Headlines,
  LeadCard,
  StandardCard,
} from '../../../components/articleCards/index.ts';
import { PopularNewsArea } from '../../../components/newsSections/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import { WithAside } from '../WithAside.tsx';
import styles from './CategoryPage.module.css';

interface CategoryPageProps {
  category: Category;
  page: number;
  areas: { section: Area<CardList<SectionArchive>>; hotNews: Area<Headlines> };
}

/** A category: its newest article large, four beside it, then its archive, with the most read articles in the aside. */
export function CategoryPage({ category, page, areas }: CategoryPageProps) {
  const top = page === 1 ? (areas.section.response?.items.slice(0, 5) ?? []) : [];
  const [lead, ...beside] = top;
  const what = thaiText`ข่าว${category.name}`;
  return (
    <div className="container">
      <PageTitle title={category.name} page={page} />
      {lead && (
        <section className={styles.top} aria-labelledby="newest">
          <h2 className="visually-hidden" id="newest">
            {thaiText`${what}ล่าสุด`}
          </h2>
          <LeadCard item={lead} showCategory={false} eager />
          <div className={styles.beside}>
            {beside.map((item) => (
              <StandardCard key={item.id} item={item} showCategory={false} />
            ))}
          </div>
        </section>
      )}
      <WithAside aside={<PopularNewsArea area={areas.hotNews} />}>
        <section aria-labelledby="archive">
          <h2 className="visually-hidden" id="archive">
            {thaiText`${what}ทั้งหมด`}
          </h2>
          <Archive
            name="section"
            area={areas.section}
            path={category.path}
            page={page}
            what={what}
            skip={top.length}
            className={styles.archive}
          >
            {(item) => <CompactCard item={item} showCategory={false} />}
          </Archive>
        </section>
      </WithAside>
    </div>
  );
}
