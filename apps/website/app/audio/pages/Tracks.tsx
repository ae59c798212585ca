import { duration } from '@sala/thai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TimeAgo } from '../../clock/index.ts';
import { Picture } from '../../ui/index.ts';
import { ListenButton } from '../index.ts';
import type { ListedStory } from '../listedStory.ts';
import { isPlaying, place } from '../listen.ts';
import { heardStories } from '../player/memory.ts';
import { soundPath } from '../playlists.ts';
import styles from './Tracks.module.css';

interface TracksProps {
  stories: ListedStory[];
  /** The playlist that goes on from the story that is pressed. */
  playlist: string;
}

/** Stories in the order in which they are heard: each can be begun with, read, or kept as a file. */
export function Tracks({ stories, playlist }: TracksProps) {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => setHeard(heardStories()), []);
  const playing = usePlaying(stories.map(({ id }) => id));
  return (
    <ol className={styles.tracks}>
      {stories.map(({ id, title, href, category, picture, publishedAt, seconds }) => (
        <li key={id}>
          <div className={styles.picture}>
            <Picture src={picture} alt="" maxImgSize={320} maxMobileImgSize={160} />
            <ListenButton playlist={playlist} from={id} title={title} />
          </div>
          <div className={styles.text}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p className={styles.meta}>
              {category && <span className={styles.category}>{category}</span>}
              {seconds > 0 && (
                <span>
                  <span className="visually-hidden">ความยาว </span>
                  {duration(seconds)}
                </span>
              )}
              <TimeAgo at={publishedAt} />
              {playing === id ? (
                <span className={styles.playing}>กำลังฟัง</span>
              ) : (
                heard.includes(id) && <span className={styles.heard}>ฟังแล้ว</span>
              )}
            </p>
          </div>
          <a className={styles.download} href={soundPath(id)} download={`${id}.mp3`}>
            <span className="visually-hidden">ดาวน์โหลดเสียงข่าว {title} เป็นไฟล์ </span>MP3
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Which of these stories is heard now. */
function usePlaying(ids: string[]): string | null | undefined {
  return useSyncExternalStore(place.subscribe, () => ids.find(isPlaying), place.onServer);
}
