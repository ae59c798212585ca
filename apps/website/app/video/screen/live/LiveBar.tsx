import { useOperator } from '../useOperator.ts';
import styles from './LiveBar.module.css';
import { behindInWords, type LivePlace, liveStatus } from './liveStatus.ts';

/** Whether what is seen is on now, how far behind one is, and the way back. It says live only when it is. */
export function LiveBar({ live }: { live: LivePlace | null }) {
  const { operator, state } = useOperator();
  if (!live || !state.playback.hasBegun) return null;
  const { isLive, behind } = liveStatus(live);
  return (
    <p className={styles.bar}>
      {isLive && !state.isPaused ? (
        <span className={styles.live}>สด</span>
      ) : (
        <>
          <span className={styles.behind}>{isLive ? 'หยุดไว้ชั่วคราว' : behindInWords(behind)}</span>
          <button type="button" className={styles.back} onClick={operator.toLive}>
            กลับไปดูสด
          </button>
        </>
      )}
    </p>
  );
}
