import { usePlayer } from '../usePlayer.ts';
import styles from './LiveBar.module.css';
import { formatBehind, type LivePosition, toLiveStatus } from './liveStatus.ts';

/** Shows whether playback is live, else how far it is behind, with a button back to live. */
export function LiveBar({ live }: { live: LivePosition | null }) {
  const { player, state } = usePlayer();
  // its line is there from the start, so that the controls do not jump when playback begins
  if (!live || !state.playback.hasBegun) return <p className={styles.bar} />;
  const { isLive, behind } = toLiveStatus(live);
  return (
    <p className={styles.bar}>
      {isLive && !state.isPaused ? (
        <span className={styles.live}>สด</span>
      ) : (
        <>
          <span>{isLive ? 'หยุดไว้ชั่วคราว' : formatBehind(behind)}</span>
          <button type="button" className={styles.back} onClick={player.toLive}>
            กลับไปชมสด
          </button>
        </>
      )}
    </p>
  );
}
