import type { NewsList } from '@sala/contracts';
import { Archive } from '../../../components/archive/index.ts';
import { type CardItem, ClipCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './ClipsPage.module.css';

interface ClipsPageProps {
  page: number;
  areas: { clip: Area<Omit<NewsList, 'items'> & { items: (CardItem & { seconds: number })[] }> };
}

/** The clips: the newest large, the others three beside each other. */
export function ClipsPage({ page, areas }: ClipsPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="คลิปข่าว" page={page} lead="ข่าวสั้นจากพื้นที่จริง ดูจบได้ในไม่กี่นาที" />
      <h2 className="visually-hidden">คลิปล่าสุด</h2>
      <Archive
        name="clip"
        area={areas.clip}
        path="/news/clip/archive"
        page={page}
        what="คลิปข่าว"
        noun="คลิป"
        className={styles.clips}
      >
        {(item, index) => <ClipCard item={item} seconds={item.seconds} large={page === 1 && index === 0} />}
      </Archive>
    </div>
  );
}
