import type { Area } from '../../areas/index.ts';
import { Notice } from '../../ui/index.ts';
import type { Film } from '../film.ts';
import { PLAYLISTS } from '../lists/videoLists.ts';
import type { Sequence } from '../sequence.ts';
import { WatchPage } from '../WatchPage.tsx';
import styles from './PlaylistPage.module.css';

interface PlaylistPageProps {
  playlist: { title: string; subtitle: string; path: string };
  /** Its first video; null when it has none that can be seen. */
  film: Film | null;
  sequence: Area<Sequence>;
}

/** A playlist: its first video in the player, which goes on with the next; all of it beside. */
export function PlaylistPage({ playlist: { title, subtitle }, film, sequence }: PlaylistPageProps) {
  const heading = (
    <>
      <h1>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
    </>
  );
  if (film)
    return <WatchPage film={film} sequence={sequence} above={<header className={styles.heading}>{heading}</header>} />;
  return (
    <div className="container">
      <header className={styles.heading}>{heading}</header>
      <Notice title="ยังไม่มีวิดีโอในเพลย์ลิสต์นี้">
        <p>
          ดู<a href={PLAYLISTS.path}>เพลย์ลิสต์อื่น</a>
        </p>
      </Notice>
    </div>
  );
}
