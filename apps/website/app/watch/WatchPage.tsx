import { Notice } from '../ui/index.ts';
import { Below } from './Below.tsx';
import { FilmText } from './FilmText.tsx';
import { PLAYLISTS } from './playlists.ts';
import { Screen } from './Screen.tsx';
import { SequencePanel } from './SequencePanel.tsx';
import styles from './WatchPage.module.css';
import { filmOf, sequenceOf, type Watched } from './watched.ts';

interface WatchPageProps {
  watched: Watched;
  /** Whether it is not out yet: nobody shares it, and it counts as watched by nobody. */
  isPreview?: boolean;
}

/** A page on which something is watched: the player, what is said of it, what comes next (SPEC 2.5-07, 9.6-15). */
export function WatchPage({ watched, isPreview = false }: WatchPageProps) {
  const film = filmOf(watched);
  const { playlist, areas } = watched;
  if (!film) return <NothingInPlaylist title={playlist?.title ?? PLAYLISTS.title} />;
  const sequence = sequenceOf(watched);
  return (
    <div className={styles.page}>
      <article className={styles.film} aria-labelledby="watched">
        <div className={styles.screen}>
          <Screen film={film} next={sequence.response?.next ?? null} isCounted={!isPreview} />
        </div>
        <div className={styles.text}>
          <FilmText film={film} watched={watched} isPreview={isPreview} />
        </div>
        <aside className={`${styles.beside} not-printed`}>
          <SequencePanel area={sequence} program={film.program} />
        </aside>
      </article>
      <Below film={film} about={areas.programEpisode} />
    </div>
  );
}

function NothingInPlaylist({ title }: { title: string }) {
  return (
    <div className={styles.nothing}>
      <h1>{title}</h1>
      <Notice title="ยังไม่มีวิดีโอในเพลย์ลิสต์นี้">
        <p>
          ดู<a href={PLAYLISTS.path}>เพลย์ลิสต์อื่น</a>
        </p>
      </Notice>
    </div>
  );
}
