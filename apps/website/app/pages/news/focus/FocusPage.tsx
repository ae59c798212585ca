import type { NewsList } from '@sala/contracts';
import { Archive } from '../../../components/archive/index.ts';
import { type CardList, LeadCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './FocusPage.module.css';

interface FocusPageProps {
  page: number;
  areas: { section: Area<CardList<NewsList>> };
}

/**
 * The features an editor put forward, each with its beginning: the first across the page on dark ground, the others in
 * pairs.
 */
export function FocusPage({ page, areas }: FocusPageProps) {
  const [first] = page === 1 ? (areas.section.response?.items ?? []) : [];
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="โฟกัส" page={page} lead="ประเด็นที่กองบรรณาธิการเลือกให้จับตา" />
      <h2 className="visually-hidden">เรื่องที่จับตา</h2>
      {first && (
        <div className={styles.first} data-theme="dark">
          <LeadCard item={first} eager />
        </div>
      )}
      <Archive
        name="section"
        area={areas.section}
        path="/focus"
        page={page}
        what="เรื่องในโฟกัส"
        noun="เรื่อง"
        skip={first ? 1 : 0}
        className={styles.pairs}
      >
        {(item) => <LeadCard item={item} />}
      </Archive>
    </div>
  );
}
