import type { NewsList } from '@sala/contracts';
import { Archive } from '../../../components/archive/index.ts';
import { type CardList, LeadCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './NowPage.module.css';

interface NowPageProps {
  page: number;
  areas: { section: Area<CardList<NewsList>> };
}

/** The features, one below the other, their pictures alternately left and right. */
export function NowPage({ page, areas }: NowPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="สารคดีข่าว" page={page} lead="เรื่องเล่าจากผู้คนและสถานที่ ที่ใช้เวลาอ่านนานขึ้นอีกนิด" />
      <h2 className="visually-hidden">เรื่องล่าสุด</h2>
      <Archive
        name="section"
        area={areas.section}
        path="/now"
        page={page}
        what="สารคดีข่าว"
        noun="เรื่อง"
        className={styles.features}
      >
        {(item, index) => <LeadCard item={item} eager={index === 0} />}
      </Archive>
    </div>
  );
}
