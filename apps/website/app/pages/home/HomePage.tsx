import type { Widgets as WidgetsData } from '@sala/contracts';
import { STATION } from '@sala/station';
import { Suspense } from 'react';
import { LeadCard, StandardCard } from '../../components/articleCards/index.ts';
import { BreakingStrip, Focus, type NewsSection, PopularNews } from '../../components/newsSections/index.ts';
import type { Area } from '../../platform/areas/index.ts';
import type { MenuLink } from '../../shell/index.ts';
import { Notice } from '../../ui/index.ts';
import type { OnAirBrief } from '../schedule/index.ts';
import { CategorySections } from './CategorySections.tsx';
import styles from './HomePage.module.css';
import { Latest } from './Latest.tsx';
import { Banners, hasWidgets, Trends, Widgets } from './widgets/index.ts';

interface HomePageProps {
  areas: {
    newsPage: Area<{ sections: NewsSection[] }>;
    breakingnews: Area<{ items: { id: string; title: string; href: string }[] }>;
  };
  trends: MenuLink[];
  /** Null when they could not be had. */
  widgets: WidgetsData | null;
  /** What is on each channel, likewise. */
  onAir: OnAirBrief[] | null;
}

/**
 * The front page: breaking news, the lead, the latest and what is read most beside the widgets, features, then the
 * sections.
 */
export function HomePage({ areas, trends, widgets, onAir }: HomePageProps) {
  const sections = areas.newsPage.response?.sections ?? [];
  const first = (type: NewsSection['type']) => sections.find((section) => section.type === type);
  const [lead, latest, popular, focus] = [first('lead'), first('latest'), first('popular'), first('focus')];
  const breaking = areas.breakingnews.response?.items ?? [];
  const hasBanners = widgets !== null && widgets.banners.length > 0;
  const hasNews = latest || popular;
  const hasAside = hasWidgets(widgets) || onAir || hasBanners;
  return (
    <>
      <h1 className="visually-hidden">{STATION.name} ข่าววันนี้</h1>
      {breaking.length > 0 && <BreakingStrip items={breaking} event="homeBreakingNews" />}
      <div className={`container ${styles.page}`}>
        {sections.length === 0 && <NothingToShow failed={areas.newsPage.error !== null} />}
        {lead && <Lead section={lead} />}
        <Trends links={trends} />
        <Suspense>
          {(hasNews || hasAside) && (
            <div className={`${styles.columns} far`}>
              {hasNews && (
                <div className={styles.news}>
                  {latest && <Latest section={latest} />}
                  {popular && <PopularNews items={popular.items} href={popular.href} />}
                </div>
              )}
              {hasAside && (
                <aside className={styles.aside}>
                  {(hasWidgets(widgets) || onAir) && <Widgets widgets={widgets} onAir={onAir} />}
                  {hasBanners && <Banners banners={widgets.banners} />}
                </aside>
              )}
            </div>
          )}
        </Suspense>
        <Suspense>{focus && <Focus section={focus} />}</Suspense>
        <Suspense>
          <CategorySections sections={sections.filter((section) => section.type === 'category')} />
        </Suspense>
      </div>
    </>
  );
}

function Lead({ section }: { section: NewsSection }) {
  const [lead, ...beside] = section.items;
  if (!lead) return null;
  return (
    <section className={styles.lead} aria-labelledby="lead" data-event="clickHighLight">
      <h2 className="visually-hidden" id="lead">
        {section.title || 'ข่าวเด่น'}
      </h2>
      <LeadCard item={lead} eager />
      <div className={styles.beside}>
        {beside.map((item) => (
          <StandardCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function NothingToShow({ failed }: { failed: boolean }) {
  return (
    <Notice title={failed ? 'ขณะนี้ยังแสดงข่าวหน้าแรกไม่ได้' : 'ยังไม่มีข่าวในหน้านี้'}>
      <p>
        โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือเลือกข่าวจากเมนูด้านบน <a href="/home">โหลดหน้านี้อีกครั้ง</a>
      </p>
    </Notice>
  );
}
