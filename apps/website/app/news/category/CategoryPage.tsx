import type { NewsList } from '@sala/contracts';
import type { Area } from '../../areas/index.ts';
import { Notice } from '../../ui/index.ts';
import { type CardList, CompactCard, LeadCard, StandardCard } from '../cards/index.ts';
import type { Category } from '../categories.ts';
import { PopularNewsArea } from '../PopularNews.tsx';
import styles from './CategoryPage.module.css';
import { LoadMore } from './LoadMore.tsx';
import { type Archive, useArchive } from './useArchive.ts';

interface CategoryPageProps {
  category: Category;
  page: number;
  areas: { section: Area<Archive>; hotNews: Area<CardList<NewsList>> };
}

/** A category: its newest story large, four beside it, then its archive, with what is read most in the aside. */
export function CategoryPage({ category, page, areas }: CategoryPageProps) {
  const { area, list, loadMore } = useArchive(areas.section);
  const items = area.response?.items ?? [];
  const top = page === 1 ? items.slice(0, 5) : [];
  const [lead, ...beside] = top;
  return (
    <div className="container">
      <h1 className={styles.title}>
        {category.title}
        {page > 1 && <small> หน้า {page}</small>}
      </h1>
      {lead && (
        <section className={styles.top} aria-labelledby="newest">
          <h2 className="visually-hidden" id="newest">
            ข่าว{category.title}ล่าสุด
          </h2>
          <LeadCard item={lead} showCategory={false} eager />
          <div className={styles.beside}>
            {beside.map((item) => (
              <StandardCard key={item.id} item={item} showCategory={false} />
            ))}
          </div>
        </section>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="archive">
          <h2 className="visually-hidden" id="archive">
            ข่าว{category.title}ทั้งหมด
          </h2>
          {items.length === 0 ? (
            <Missing area={area} title={category.title} />
          ) : (
            <ul className={styles.archive} ref={list}>
              {items.slice(top.length).map((item) => (
                <li key={item.id}>
                  <CompactCard item={item} showCategory={false} />
                </li>
              ))}
            </ul>
          )}
          <LoadMore path={category.path} area={area} onLoad={loadMore} />
        </section>
        <aside>
          <PopularNewsArea area={areas.hotNews} />
        </aside>
      </div>
    </div>
  );
}

function Missing({ area, title }: { area: Area<Archive>; title: string }) {
  if (area.error) {
    return (
      <Notice title={`ขณะนี้ยังแสดงข่าว${title}ไม่ได้`}>
        <p>
          โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือกลับไปที่ <a href="/home">หน้าหลัก</a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={`ยังไม่มีข่าว${title}`}>
      <p>
        ดูข่าวอื่น ๆ ได้ที่ <a href="/home">หน้าหลัก</a>
      </p>
    </Notice>
  );
}
