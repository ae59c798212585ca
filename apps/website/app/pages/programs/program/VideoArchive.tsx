import { Archive, type ListPage } from '../../../components/archive/index.ts';
import { ShortClipCard, VideoCard, type VideoItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import { NoVideos } from './NoVideos.tsx';
import styles from './ProgramPage.module.css';

interface VideoArchiveProps {
  /** Which of the route's areas it is. */
  name: 'programEpisode.playlistEpisodes' | 'programVideo.playlistVideos';
  area: Area<ListPage<VideoItem>>;
  title: string;
  path: string;
  page: number;
  kind: 'wide' | 'tall';
}

/** All films of a tab or of a season, the newest first. */
export function VideoArchive({ name, area, title, path, page, kind }: VideoArchiveProps) {
  return (
    <section>
      <SectionHeading title={page > 1 ? `${title} หน้า ${page}` : title} />
      <Archive
        name={name}
        area={area}
        path={path}
        page={page}
        what={title}
        noun="วิดีโอ"
        empty={<NoVideos title="ยังไม่มีวิดีโอในส่วนนี้" />}
        className={kind === 'tall' ? styles.tall : styles.films}
      >
        {(item, index) =>
          kind === 'tall' ? (
            <ShortClipCard item={item} />
          ) : (
            <VideoCard item={item} showProgram={false} eager={page === 1 && index < 3} />
          )
        }
      </Archive>
    </section>
  );
}
