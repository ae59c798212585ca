import type { NewsList } from '@sala/contracts';
import { Archive } from '../../../components/archive/index.ts';
import { type CardList, NumberedCard, StandardCard } from '../../../components/articleCards/index.ts';
import { type Area, PAGE_SIZE } from '../../../platform/areas/index.ts';
import { PageTitle } from '../../../ui/index.ts';
import styles from './PopularPage.module.css';

const MEDAL_COUNT = 3;

interface PopularPageProps {
  page: number;
  areas: { hotNews: Area<CardList<NewsList>> };
}

/** The most read articles: the first three with their pictures, the others by their rank. */
export function PopularPage({ page, areas }: PopularPageProps) {
  const top = page === 1 ? (areas.hotNews.response?.items.slice(0, MEDAL_COUNT) ?? []) : [];
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="ข่าวยอดนิยม" page={page} lead="ข่าวล่าสุดที่มีผู้อ่านมากที่สุด เรียงตามจำนวนครั้งที่อ่าน" />
      {top.length > 0 && (
        <section aria-labelledby="first">
          <h2 className="visually-hidden" id="first">
            อ่านมากที่สุดสามอันดับแรก
          </h2>
          <ol className={styles.top}>
            {top.map((item, index) => (
              <li key={item.id}>
                <span className={styles.rank} aria-hidden="true">
                  {index + 1}
                </span>
                <StandardCard item={item} eager={index === 0} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <h2 className="visually-hidden">อันดับถัดไป</h2>
      <Archive
        name="hotNews"
        area={areas.hotNews}
        path="/news/archive/hotnews"
        page={page}
        what="ข่าวยอดนิยม"
        skip={top.length}
        className={styles.list}
      >
        {(item, index) => <NumberedCard item={item} rank={(page - 1) * PAGE_SIZE + index + 1} />}
      </Archive>
    </div>
  );
}
