import { Archive, type ListPage } from '../../../components/archive/index.ts';
import { type CardItem, StandardCard } from '../../../components/articleCards/index.ts';
import type { VideoItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, SectionHeading } from '../../../ui/index.ts';
import pageStyles from '../page.module.css';
import { LoadFailed } from './LoadFailed.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import type { Overview } from './overview.ts';
import { ProgramHead } from './ProgramHead.tsx';
import styles from './ProgramPage.module.css';
import { ProgramTabs } from './ProgramTabs.tsx';
import type { ProgramView, Tab } from './programView.ts';
import { VideoArchive } from './VideoArchive.tsx';

export interface ProgramPageProps {
  /** Null for a programme without any tab. */
  tab: Tab | null;
  page: number;
  overview: Overview | null;
  areas: {
    /** True when a further page of a tab failed to load. */
    program: { programData: Area<ProgramView> };
    programEpisode?: { playlistEpisodes: Area<ListPage<VideoItem>> };
    programVideo?: { playlistVideos: Area<ListPage<VideoItem>> };
    /** The articles with the programme's name as a tag. */
    tagPage?: { tagNews: Area<ListPage<CardItem>> };
  };
}

/** A programme: its head, its tabs, and the content of the open one. */
export function ProgramPage({ tab, page, overview, areas }: ProgramPageProps) {
  const program = areas.program.programData.response;
  if (!program) return <LoadFailed />;
  const { title, href } = program.tabs.find((one) => one.tab === tab) ?? { title: program.title, href: program.path };
  return (
    <>
      <ProgramHead
        program={program}
        next={overview?.next ?? null}
        watch={findWatchLink(overview)}
        isSmall={tab !== (program.tabs[0]?.tab ?? null)}
      />
      <div className={pageStyles.page} data-programme-detail>
        <ProgramTabs tabs={program.tabs} current={tab} />
        {overview && <OverviewTab program={program} overview={overview} />}
        {areas.programEpisode && (
          <VideoArchive
            name="programEpisode.playlistEpisodes"
            area={areas.programEpisode.playlistEpisodes}
            {...{ title, page }}
            path={href}
            kind="wide"
          />
        )}
        {areas.programVideo && (
          <VideoArchive
            name="programVideo.playlistVideos"
            area={areas.programVideo.playlistVideos}
            {...{ title, page }}
            path={href}
            kind={tab === 'stories' ? 'tall' : 'wide'}
          />
        )}
        {areas.tagPage && (
          <section>
            <SectionHeading title={title} />
            <Archive
              name="tagPage.tagNews"
              area={areas.tagPage.tagNews}
              path={href}
              page={page}
              what={title}
              noun="เรื่อง"
              empty={<NoArticles title={program.title} />}
              className={styles.articles}
            >
              {(item) => <StandardCard item={item} />}
            </Archive>
          </section>
        )}
      </div>
    </>
  );
}

/** The video of the play button: the first episode of an ended programme, else the featured one, else the newest. */
function findWatchLink(overview: Overview | null) {
  const video = overview?.first ?? overview?.featured ?? overview?.episodes[0] ?? overview?.clips[0];
  return video ? { href: video.href, title: video.title } : null;
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
