import { Archive } from '../../components/archive/index.ts';
import { cardStyles, Headline, type Headlines, Meta } from '../../components/articleCards/index.ts';
import { PopularNewsArea } from '../../components/newsSections/index.ts';
import type { Area } from '../../platform/areas/index.ts';
import { PageTitle, Picture } from '../../ui/index.ts';
import styles from './SummariesPage.module.css';
import type { SummaryCards } from './summaryCards.ts';
import { SUMMARIES } from './summaryPath.ts';

interface SummariesPageProps {
  page: number;
  areas: { summaries: Area<SummaryCards>; hotNews: Area<Headlines> };
}

/** The newest articles, each with its first key points; the most read articles in the aside. */
export function SummariesPage({ page, areas }: SummariesPageProps) {
  return (
    <div className="container">
      <PageTitle
        title={SUMMARIES.title}
        page={page}
        lead="ประเด็นสำคัญของข่าวแต่ละเรื่องในไม่กี่ข้อ คัดจากเนื้อข่าวโดยระบบอัตโนมัติหรือกองบรรณาธิการ ทุกเรื่องมีเนื้อข่าวฉบับเต็มให้อ่านและตรวจสอบ"
      />
      <div className={styles.columns}>
        <section aria-labelledby="summaries">
          <h2 className="visually-hidden" id="summaries">
            ข่าวที่สรุปแล้ว
          </h2>
          <Archive
            name="summaries"
            area={areas.summaries}
            path={SUMMARIES.path}
            page={page}
            what={SUMMARIES.title}
            noun="สรุปข่าว"
            className={styles.list}
          >
            {(item, index) => <SummaryCard item={item} eager={index < 2} />}
          </Archive>
        </section>
        <aside>
          <PopularNewsArea area={areas.hotNews} />
        </aside>
      </div>
    </div>
  );
}

function SummaryCard({ item, eager }: { item: SummaryCards['items'][number]; eager: boolean }) {
  return (
    <article className={`${cardStyles.card} ${styles.summary}`}>
      <Picture src={item.picture} alt="" maxImgSize={320} maxMobileImgSize={320} eager={eager} />
      <div>
        <Meta item={item} showCategory />
        <Headline item={item} />
        <ul className={styles.points}>
          {item.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {item.more > 0 && <p className={styles.more}>และอีก {item.more} ประเด็น</p>}
      </div>
    </article>
  );
}
