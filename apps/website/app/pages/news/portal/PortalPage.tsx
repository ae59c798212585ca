import { CATEGORIES } from '@sala/station';
import { HeadlineCard, StandardCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { ListNav, Notice, PageTitle, SectionHeading } from '../../../ui/index.ts';
import styles from './PortalPage.module.css';
import type { PortalSection } from './portalSections.ts';

const NAMES = CATEGORIES.map(({ name: title, path: href }) => ({ title, href }));

/** Every category as a newspaper's column: its newest with a picture, then headlines. */
export function PortalPage({ categoryPortal }: { categoryPortal: Area<{ sections: PortalSection[] }> }) {
  const sections = categoryPortal.response?.sections ?? [];
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title="ข่าวทุกหมวด" />
      <ListNav label="หมวดข่าว" links={NAMES} />
      {sections.length === 0 && (
        <Notice title={categoryPortal.error ? 'ขณะนี้ยังแสดงข่าวล่าสุดของแต่ละหมวดไม่ได้' : 'ยังไม่มีข่าวในหมวดใด'}>
          <p>
            เลือกหมวดข่าวด้านบน หรือกลับไปที่ <a href="/home">หน้าหลัก</a>
          </p>
        </Notice>
      )}
      <div className={styles.columns}>
        {sections.map(({ id, title, href, items: [first, ...rest] }) => (
          <section key={id}>
            <SectionHeading title={title} href={href} />
            {first && <StandardCard item={first} showCategory={false} />}
            <div className={styles.headlines}>
              {rest.map((item) => (
                <HeadlineCard key={item.id} item={item} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
