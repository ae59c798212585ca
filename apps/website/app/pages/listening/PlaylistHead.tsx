import type { ReactNode } from 'react';
import { ListenButton } from '../../player/audio/index.ts';
import { Picture } from '../../ui/index.ts';
import { formatLength } from './formatLength.ts';
import styles from './PlaylistHead.module.css';
import type { PlaylistView } from './playlistView.ts';

/** The number of articles that may be on the first screen; the head shows the picture of a later one. */
const ON_FIRST_SCREEN = 8;

interface PlaylistHeadProps {
  playlist: PlaylistView;
  url: string;
  /** What stands above and below its facts. */
  children: ReactNode;
}

/** The head of a playlist: a picture, its title, its length, and the button that plays it. */
export function PlaylistHead({ playlist: { tracks, seconds }, url, children }: PlaylistHeadProps) {
  const picture = tracks.slice(ON_FIRST_SCREEN).find((track) => track.picture)?.picture;
  return (
    <div className={styles.head} data-theme="dark">
      <div className={styles.words}>
        {children}
        {tracks.length > 0 && (
          <>
            <p className={styles.facts}>
              {[`${tracks.length} เรื่อง`, formatLength(seconds)].filter(Boolean).join(' · ')}
            </p>
            <ListenButton playlist={url} label="ฟังทั้งหมด" />
          </>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture} alt="" maxImgSize={640} maxMobileImgSize={640} eager />
        </div>
      )}
    </div>
  );
}
