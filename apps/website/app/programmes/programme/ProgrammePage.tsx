import type { Area } from '../../areas/index.ts';
import { Archive, type CardItem, type ListPage, StandardCard } from '../../news/index.ts';
import { Notice } from '../../ui/index.ts';
import type { FilmItem } from '../cards/index.ts';
import pageStyles from '../page.module.css';
import { FilmArchive } from './FilmArchive.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import type { Overview } from './overview.ts';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import styles from './ProgrammePage.module.css';
import { ProgrammeTabs } from './ProgrammeTabs.tsx';
import type { ProgrammeShown, Tab } from './programmeShown.ts';

export interface ProgrammePageProps {
  /** Null when a further page of a tab could not be loaded. */
  program: ProgrammeShown | null;
  tab: Tab;
  page: number;
  overview: Overview | null;
  areas: { films: Area<ListPage<FilmItem>> | null; articles: Area<ListPage<CardItem>> | null };
}

/** A programme: its head, its tabs, and what stands in the one that is open. */
export function ProgrammePage({ program, tab, page, overview, areas }: ProgrammePageProps) {
  if (!program) return <LoadFailed />;
  const { title, href } = program.tabs.find((one) => one.tab === tab) ?? { title: program.title, href: program.path };
  return (
    <>
      <ProgrammeHead
        program={program}
        next={overview?.next ?? null}
        watch={watchOf(overview)}
        isSmall={tab !== program.tabs[0]?.tab}
      />
      <div className={pageStyles.page} data-programme-detail>
        <ProgrammeTabs tabs={program.tabs} current={tab} />
        {overview && <OverviewTab program={program} overview={overview} />}
        {areas.films && (
          <FilmArchive
            area={areas.films}
            title={title}
            path={href}
            page={page}
            kind={tab === 'stories' ? 'tall' : 'wide'}
          />
        )}
        {areas.articles && (
          <>
            <h2 className={styles.title}>{title}</h2>
            <Archive
              name="articles"
              area={areas.articles}
              path={href}
              page={page}
              what={title}
              noun="เรื่อง"
              empty={<NoArticles title={program.title} />}
              className={styles.articles}
            >
              {(item) => <StandardCard item={item} />}
            </Archive>
          </>
        )}
      </div>
    </>
  );
}

/** What is watched first: of what is over its beginning, else what is put forward, else the newest. */
function watchOf(overview: Overview | null) {
  const film = overview?.first ?? overview?.featured ?? overview?.episodes[0] ?? overview?.clips[0];
  return film ? { href: film.href, title: film.title } : null;
}

function NoArticles({ title }: { title: string }) {
  return (
    <Notice title="ยังไม่มีบทความของรายการนี้">
      <p>
        ลอง <a href={`/search?q=${encodeURIComponent(title)}`}>ค้นหา “{title}”</a> ในข่าวทั้งหมด
      </p>
    </Notice>
  );
}
