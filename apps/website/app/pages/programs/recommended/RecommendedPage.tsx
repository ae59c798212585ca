import { VideoCard } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice } from '../../../ui/index.ts';
import type { Banner } from '../banner.ts';
import pageStyles from '../page.module.css';
import { PlaylistsRow, ProgramsRow, Row, ShortClipsRow, VideosRow } from '../Rows.tsx';
import { HeroBanners } from './HeroBanners.tsx';
import { Highlights } from './Highlights.tsx';
import type { SectionView } from './programSections.ts';
import styles from './RecommendedPage.module.css';

interface RecommendedPageProps {
  banners: Banner[];
  areas: { program: { programData: Area<{ sections: SectionView[] }> } };
}

/**
 * What to watch (SPEC 1-09): banners from edge to edge, then rows of programmes and films, each kind in its own rhythm.
 */
export function RecommendedPage({ banners, areas }: RecommendedPageProps) {
  const { programData } = areas.program;
  const sections = programData.response?.sections ?? [];
  return (
    <>
      <h1 className="visually-hidden">รายการแนะนำ</h1>
      {banners.length > 0 && <HeroBanners banners={banners} />}
      <div className={pageStyles.page}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {sections.length === 0 && <NothingToShow failed={programData.error !== null} />}
      </div>
    </>
  );
}

function Section({ section }: { section: SectionView }) {
  const { id, title, href } = section;
  const about = { id, title, ...(href && { href }) };
  switch (section.type) {
    case 'programs':
      return <ProgramsRow {...about} items={section.items} />;
    case 'playlists':
      return <PlaylistsRow {...about} items={section.items} />;
    case 'story':
      return <ShortClipsRow {...about} items={section.items} />;
    case 'popular':
      return (
        <Row {...about} items={section.items}>
          {(item, index) => (
            <div className={styles.ranked}>
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
              <VideoCard item={item} />
            </div>
          )}
        </Row>
      );
    case 'clip':
      return <Highlights {...about} items={section.items} />;
    default:
      return <VideosRow {...about} items={section.items} showProgram />;
  }
}

function NothingToShow({ failed }: { failed: boolean }) {
  return (
    <div className={styles.nothing}>
      <Notice title={failed ? 'ขณะนี้ยังแสดงรายการแนะนำไม่ได้' : 'ยังไม่มีรายการแนะนำ'}>
        <p>
          ลอง <a href="/program/all">เลือกจากรายการทั้งหมด</a> หรือ <a href="/live">ชมสด</a>
        </p>
      </Notice>
    </div>
  );
}
