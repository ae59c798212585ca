import { LeadCard, StandardCard, TimedCard } from '../../../components/articleCards/index.ts';
import {
  type BreakingNews,
  BreakingStrip,
  Focus,
  type NewsSection,
  PopularNews,
} from '../../../components/newsSections/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { useFreshHeadlines } from '../../../platform/routing/index.ts';
import { ListNav, Notice, PageTitle, SectionHeading } from '../../../ui/index.ts';
import { NEWS_LISTS } from '../newsLists.ts';
import { WithAside } from '../WithAside.tsx';
import styles from './TopPage.module.css';

/** As many rows as are as high as the most read news beside them. */
const ROWS_BESIDE_POPULAR = 2;

interface TopPageProps {
  /** Today's date in words, at the time of the server's rendering. */
  today: string;
  areas: {
    newsPage: Area<{ sections: NewsSection[] }>;
    breakingnews: Area<BreakingNews>;
  };
}

/** The top news of the day: the lead beside the latest news, the features, and a row for each category. */
export function TopPage({ today, areas }: TopPageProps) {
  useFreshHeadlines();
  const sections = areas.newsPage.response?.sections ?? [];
  const first = (type: NewsSection['type']) => sections.find((section) => section.type === type);
  const [lead, latest, popular, focus] = [first('lead'), first('latest'), first('popular'), first('focus')];
  const categories = sections.filter((section) => section.type === 'category');
  const breaking = areas.breakingnews.response?.items ?? [];
  return (
    <>
      {breaking.length > 0 && <BreakingStrip items={breaking} />}
      <div className="container">
        <PageTitle title="ข่าวเด่นวันนี้" lead={today} />
        <ListNav label="รวมข่าวตามประเภท" links={NEWS_LISTS.filter(({ href }) => !isLeftOut(href))} />
        {sections.length === 0 && <NothingToShow failed={areas.newsPage.error !== null} />}
        <div className={styles.top}>
          {lead && <Lead section={lead} />}
          {latest && <Latest section={latest} />}
        </div>
        {focus && <Focus section={focus} />}
        <WithAside aside={popular && <PopularNews {...popular} />}>
          <CategoryRows sections={categories.slice(0, ROWS_BESIDE_POPULAR)} />
        </WithAside>
        <CategoryRows sections={categories.slice(ROWS_BESIDE_POPULAR)} />
      </div>
    </>
  );
}

function Lead({ section: { title, items } }: { section: NewsSection }) {
  const [first, ...rest] = items;
  return (
    <section aria-labelledby="lead" data-event="clickHighLight">
      <h2 className="visually-hidden" id="lead">
        {title || 'ข่าวเด่น'}
      </h2>
      {first && <LeadCard item={first} eager />}
      <div className={styles.beside}>
        {rest.map((item) => (
          <StandardCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

/** The latest news in order of time, one line each. */
function Latest({ section: { title, items } }: { section: NewsSection }) {
  return (
    <section aria-labelledby="latest">
      <SectionHeading id="latest" title={title} href="/news/archive" />
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <TimedCard item={item} showPicture={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryRows({ sections }: { sections: NewsSection[] }) {
  return (
    <div className={styles.rows}>
      {sections.map((section) => (
        <CategoryRow key={section.id} section={section} />
      ))}
    </div>
  );
}

function CategoryRow({ section: { title, href, items } }: { section: NewsSection }) {
  return (
    <section>
      <SectionHeading title={title} href={href} />
      <div className={styles.row}>
        {items.slice(0, 3).map((item) => (
          <StandardCard key={item.id} item={item} showCategory={false} />
        ))}
      </div>
    </section>
  );
}

function NothingToShow({ failed }: { failed: boolean }) {
  return (
    <Notice title={failed ? 'ขณะนี้ยังแสดงข่าวเด่นไม่ได้' : 'ยังไม่มีข่าวในหน้านี้'}>
      <p>
        โปรด <a href="/news">ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรือเลือกข่าวจากรายการด้านบน
      </p>
    </Notice>
  );
}
