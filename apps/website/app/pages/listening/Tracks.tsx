import { useEffect, useState, useSyncExternalStore } from 'react';
import { TimeAgo } from '../../platform/clock/index.ts';
import { toPlainTitle } from '../../platform/headlines/index.ts';
import { isPlaying, ListenButton, listFinishedArticles, playerSlot, toSoundPath } from '../../player/audio/index.ts';
import { Duration, Picture } from '../../ui/index.ts';
import type { Track } from './playlistView.ts';
import styles from './Tracks.module.css';

interface TracksProps {
  tracks: Track[];
  /** The playlist in which the pressed article begins. */
  playlist: string;
}

/** The articles of a playlist in order: each can be played, read, or downloaded. */
export function Tracks({ tracks, playlist }: TracksProps) {
  const [finished, setFinished] = useState<string[]>([]);
  useEffect(() => setFinished(listFinishedArticles()), []);
  const ids = tracks.map(({ id }) => id);
  const playing = usePlaying(ids);
  const unqueued = useUnqueued(ids);
  const [added, setAdded] = useState<string[]>([]);
  const addToQueue = (contentId: string, title: string) => {
    findPlayer()?.addToQueue({ contentId, title });
    setAdded([...added, contentId]);
  };
  return (
    <ol className={styles.tracks}>
      {tracks.map(({ id, title: headline, href, category, picture, publishedAt, seconds }) => {
        const title = toPlainTitle(headline);
        return (
          <li key={id}>
            <div className={styles.picture}>
              <Picture src={picture} alt="" maxImgSize={320} maxMobileImgSize={160} />
              <ListenButton playlist={playlist} from={id} title={title} />
            </div>
            <div className={styles.text}>
              <h3>
                <a href={href}>{headline}</a>
              </h3>
              <p className={styles.meta}>
                {category && <span className={styles.category}>{category}</span>}
                <Duration seconds={seconds} />
                <TimeAgo at={publishedAt} />
                {playing === id ? (
                  <span className={styles.playing}>กำลังฟัง</span>
                ) : (
                  finished.includes(id) && <span className={styles.heard}>ฟังแล้ว</span>
                )}
              </p>
              {(unqueued?.includes(id) || added.includes(id)) && (
                <QueueButton title={title} isQueued={!unqueued?.includes(id)} onPress={() => addToQueue(id, title)} />
              )}
            </div>
            <a className={styles.download} href={toSoundPath(id)} download={`${id}.mp3`}>
              <span className="visually-hidden">ดาวน์โหลดเสียงข่าว {title} เป็นไฟล์ </span>MP3
            </a>
          </li>
        );
      })}
    </ol>
  );
}

interface QueueButtonProps {
  title: string;
  isQueued: boolean;
  onPress(): void;
}

/** Queues an article after the present one. The button keeps its place, and the focus, once it has been pressed. */
function QueueButton({ title, isQueued, onPress }: QueueButtonProps) {
  return (
    <button
      type="button"
      className={styles.queue}
      aria-disabled={isQueued || undefined}
      onClick={isQueued ? undefined : onPress}
    >
      <span>{isQueued ? 'อยู่ในคิวแล้ว' : 'เพิ่มในคิว'}</span>
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

/** The player, once it has been loaded. */
function findPlayer() {
  const player = playerSlot.get();
  return typeof player === 'object' ? player : null;
}

/** Which of these articles the visible player's queue does not have; null while no player is visible. */
function useUnqueued(ids: string[]): string[] | null {
  const unqueued = useSyncExternalStore(
    playerSlot.subscribe,
    () => ids.filter((id) => findPlayer()?.isQueued(id) === false).join(),
    playerSlot.onServer,
  );
  return unqueued === null ? null : unqueued.split(',');
}

/** Which of these articles is playing. */
function usePlaying(ids: string[]): string | null | undefined {
  return useSyncExternalStore(playerSlot.subscribe, () => ids.find(isPlaying), playerSlot.onServer);
}
