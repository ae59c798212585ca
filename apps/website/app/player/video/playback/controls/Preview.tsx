import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../usePlayer.ts';
import styles from './Timeline.module.css';

/** The picture at a second once it has loaded; hidden before, and where the stream has no playlist of key frames. */
export function Preview({ second }: { second: number }) {
  const { player } = usePlayer();
  const element = useRef<HTMLVideoElement>(null);
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(() => {
    if (element.current) player.preview(element.current, second);
  }, [player, second]);
  return (
    <video
      className={styles.preview}
      data-preview
      data-has-picture={hasPicture}
      muted
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      ref={element}
      onLoadedData={() => setHasPicture(true)}
      onEmptied={() => setHasPicture(false)}
    />
  );
}
