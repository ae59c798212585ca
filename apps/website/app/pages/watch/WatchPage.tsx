import { Notice } from '../../ui/index.ts';
import { PLAYLISTS } from './playlists.ts';
import { SequencePanel } from './SequencePanel.tsx';
import { VideoDetails } from './VideoDetails.tsx';
import { VideoText } from './VideoText.tsx';
import styles from './WatchPage.module.css';
import { WatchPlayer } from './WatchPlayer.tsx';
import { findSequence, findVideoView, type WatchData } from './watchData.ts';

interface WatchPageProps {
  watched: WatchData;
  /** True before publication: it has no share buttons, and its views are not counted. */
  isPreview?: boolean;
}

/** A page with a video: the player, the text about it, and the next videos (SPEC 2.5-07, 9.6-15). */
export function WatchPage({ watched, isPreview = false }: WatchPageProps) {
  const video = findVideoView(watched);
  const { playlist, areas } = watched;
  if (!video) return <NothingInPlaylist title={playlist?.title ?? PLAYLISTS.title} />;
  const sequence = findSequence(watched);
  return (
    <div className={styles.page}>
      <article className={styles.film} aria-labelledby="watched">
        <div className={styles.screen}>
          <WatchPlayer video={video} next={sequence.response?.next ?? null} isCounted={!isPreview} />
        </div>
        <div className={styles.text}>
          <VideoText video={video} watched={watched} isPreview={isPreview} />
        </div>
        <aside className={`${styles.beside} not-printed`}>
          <SequencePanel area={sequence} program={video.program} />
        </aside>
      </article>
      <VideoDetails video={video} about={areas.programEpisode} />
    </div>
  );
}

function NothingInPlaylist({ title }: { title: string }) {
  return (
    <div className={styles.nothing}>
      <h1>{title}</h1>
      <Notice title="ยังไม่มีวิดีโอในเพลย์ลิสต์นี้">
        <p>
          ดู <a href={PLAYLISTS.path}>เพลย์ลิสต์อื่น</a>
        </p>
      </Notice>
    </div>
  );
}
