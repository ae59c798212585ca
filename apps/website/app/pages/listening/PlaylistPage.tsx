import type { AudioPlaylists } from '@sala/contracts';
import type { Area } from '../../platform/areas/index.ts';
import { AUDIO_NEWS, toPlaylistPath } from '../../player/audio/index.ts';
import { AboutListening } from './AboutListening.tsx';
import styles from './AudioPages.module.css';
import { EmptyPlaylist } from './EmptyPlaylist.tsx';
import { PlaylistHead } from './PlaylistHead.tsx';
import { Playlists } from './Playlists.tsx';
import type { PlaylistView } from './playlistView.ts';
import { Tracks } from './Tracks.tsx';

interface PlaylistPageProps {
  url: string;
  /** The whole address of its podcast. */
  feed: string;
  areas: { playlist: Area<PlaylistView>; playlists: Area<AudioPlaylists> };
}

/** A playlist, all of it (SPEC 2.2-25). */
export function PlaylistPage({ url, feed, areas: { playlist, playlists } }: PlaylistPageProps) {
  const view = playlist.response ?? { name: '', seconds: 0, tracks: [] };
  return (
    <div className={`container ${styles.page}`}>
      <PlaylistHead playlist={view} url={url}>
        <p className={styles.way}>
          <a href={AUDIO_NEWS.path}>{AUDIO_NEWS.title}</a>
        </p>
        <h1>{view.name || 'เพลย์ลิสต์'}</h1>
      </PlaylistHead>
      <div className={styles.columns}>
        <section aria-labelledby="articles">
          <h2 className="visually-hidden" id="articles">
            ข่าวในเพลย์ลิสต์นี้
          </h2>
          {view.tracks.length === 0 && <EmptyPlaylist failed={playlist.error !== null} path={toPlaylistPath(url)} />}
          <Tracks tracks={view.tracks} playlist={url} />
        </section>
        <AboutListening url={url} feed={feed} />
      </div>
      <Playlists area={playlists} title="เพลย์ลิสต์อื่น" />
    </div>
  );
}
