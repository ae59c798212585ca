import type { AudioPlaylists } from '@sala/contracts';
import type { Area } from '../../platform/areas/index.ts';
import { AUDIO_NEWS, DAILY_NEWS, toPlaylistPath } from '../../player/audio/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { AboutListening } from './AboutListening.tsx';
import styles from './AudioPages.module.css';
import { EmptyPlaylist } from './EmptyPlaylist.tsx';
import { PlaylistHead } from './PlaylistHead.tsx';
import { Playlists } from './Playlists.tsx';
import type { PlaylistView } from './playlistView.ts';
import { Tracks } from './Tracks.tsx';

/** The number of articles of the day on this page; the rest is on the playlist's own page. */
const MAX_TRACKS = 8;

interface AudioNewsPageProps {
  /** The whole address of the day's podcast. */
  feed: string;
  areas: { daily: Area<PlaylistView>; playlists: Area<AudioPlaylists> };
}

/** The news read aloud: the playlist of the day, the other playlists, and an explanation of the service. */
export function AudioNewsPage({ feed, areas: { daily, playlists } }: AudioNewsPageProps) {
  const today = daily.response ?? { name: '', seconds: 0, tracks: [] };
  const { tracks } = today;
  return (
    <div className={`container ${styles.page}`}>
      <PlaylistHead playlist={today} url={DAILY_NEWS}>
        <h1>{AUDIO_NEWS.title}</h1>
        <p>ฟังข่าวแทนการอ่าน ระหว่างเดินทาง ทำงานบ้าน หรือพักสายตา อ่านให้ฟังทุกเรื่องด้วยเสียงสังเคราะห์</p>
      </PlaylistHead>
      <div className={styles.columns}>
        <section aria-labelledby="daily">
          <h2 id="daily">{today.name || 'ข่าวของวันนี้'}</h2>
          {tracks.length === 0 && <EmptyPlaylist failed={daily.error !== null} path={AUDIO_NEWS.path} />}
          <Tracks tracks={tracks.slice(0, MAX_TRACKS)} playlist={DAILY_NEWS} />
          {tracks.length > MAX_TRACKS && (
            <p className={styles.all}>
              <LinkButton outline shape="square" href={toPlaylistPath(DAILY_NEWS)}>
                ดูทั้งหมด {tracks.length} เรื่อง
              </LinkButton>
            </p>
          )}
        </section>
        <AboutListening url={DAILY_NEWS} feed={feed} />
      </div>
      <Playlists area={playlists} title="ฟังตามหมวดข่าว" />
    </div>
  );
}
