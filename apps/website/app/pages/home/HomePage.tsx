import { STATION } from '@sala/station';
import { Suspense } from 'react';
import { LeadCard, StandardCard } from '../../components/articleCards/index.ts';
import {
  type BreakingNews,
  BreakingStrip,
  Focus,
  type NewsSection,
  PopularNews,
} from '../../components/newsSections/index.ts';
import { StaticPart } from '../../components/staticPart/index.ts';
import type { Area } from '../../platform/areas/index.ts';
import type { StaticData } from '../../platform/rendering/index.ts';
import { useFreshHeadlines } from '../../platform/routing/index.ts';
import type { MenuLink } from '../../shell/index.ts';
import { Notice } from '../../ui/index.ts';
import type { OnAirBrief } from '../schedule/index.ts';
import { CategorySections } from './CategorySections.tsx';
import styles from './HomePage.module.css';
import { Latest } from './Latest.tsx';
import { Banners, hasWidgets, Trends, Widgets, type WidgetsData } from './widgets/index.ts';

interface HomePageProps {
  areas: {
    newsPage: Area<{ sections: StaticData<NewsSection[]> }>;
    breakingnews: Area<BreakingNews>;
  };
  trends: MenuLink[];
  /** Null when the request failed. */
  widgets: WidgetsData | null;
  /** What is on each channel; null when the request failed. */
  onAir: OnAirBrief[] | null;
}

/**
 * The front page: breaking news, the lead, the latest and the most read articles beside the widgets, features, then the
 * sections.
 */
export function HomePage({ areas, trends, widgets, onAir }: HomePageProps) {
  useFreshHeadlines();
  const sections = areas.newsPage.response?.sections;
  const breaking = areas.breakingnews.response?.items ?? [];
  const hasBanners = widgets !== null && widgets.banners.length > 0;
  const hasAside = hasWidgets(widgets) || onAir || hasBanners;
  return (
    <>
      <h1 className="visually-hidden">{STATION.name} ข่าววันนี้</h1>
      {breaking.length > 0 && <BreakingStrip items={breaking} event="homeBreakingNews" />}
      <div className={`container ${styles.page}`}>
        {sections ? (
          <StaticPart name="lead" data={sections}>
            {(all) => <Lead sections={all} />}
          </StaticPart>
        ) : (
          <Notice title="ขณะนี้ยังแสดงข่าวในหน้าหลักไม่ได้">
            <RetryHint />
          </Notice>
        )}
        <Trends links={trends} />
        <div className={`${styles.columns} far`}>
          {sections && (
            <StaticPart name="news" data={sections} className={styles.news}>
              {(all) => <LatestAndPopular sections={all} />}
            </StaticPart>
          )}
          {hasAside && (
            <Suspense>
              <aside className={styles.aside}>
                {(hasWidgets(widgets) || onAir) && <Widgets widgets={widgets} onAir={onAir} />}
                {hasBanners && <Banners banners={widgets.banners} />}
              </aside>
            </Suspense>
          )}
        </div>
        {sections && (
          <StaticPart name="sections" data={sections}>
            {(all) => <FocusAndCategories sections={all} />}
          </StaticPart>
        )}
      </div>
    </>
  );
}

interface SectionsProps {
  sections: NewsSection[];
}

const findSection = (sections: NewsSection[], type: NewsSection['type']) =>
  sections.find((section) => section.type === type);

function LatestAndPopular({ sections }: SectionsProps) {
  const [latest, popular] = [findSection(sections, 'latest'), findSection(sections, 'popular')];
  return (
    <>
      {latest && <Latest section={latest} />}
      {popular && <PopularNews {...popular} />}
    </>
  );
}

function FocusAndCategories({ sections }: SectionsProps) {
  const focus = findSection(sections, 'focus');
  return (
    <>
      {focus && <Focus section={focus} />}
      <CategorySections sections={sections.filter((section) => section.type === 'category')} />
    </>
  );
}

function Lead({ sections }: SectionsProps) {
  const section = findSection(sections, 'lead');
  const [lead, ...beside] = section?.items ?? [];
  if (sections.length === 0)
    return (
      <Notice title="ยังไม่มีข่าวในหน้านี้">
        <RetryHint />
      </Notice>
    );
  if (!section || !lead) return null;
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

function RetryHint() {
  return (
    <p>
      โปรด <a href="/home">ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรือเลือกข่าวจากเมนูด้านบน
    </p>
  );
}
