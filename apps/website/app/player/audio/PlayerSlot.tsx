import { useEffect, useSyncExternalStore } from 'react';
import { playerSlot, restore } from './listen.ts';
import styles from './PlayerSlot.module.css';

/** The place of the player on every page (SPEC 2.15), once the reader has pressed a button to listen. */
export function PlayerSlot() {
  const player = useSyncExternalStore(playerSlot.subscribe, playerSlot.get, playerSlot.onServer);
  useEffect(restore, []);
  if (!player) return null;
  if (typeof player === 'object') return <player.Player />;
  const hasFailed = player === 'failed';
  return (
    <p className={`${styles.word} not-printed`} role={hasFailed ? 'alert' : 'status'} key={player}>
      {hasFailed ? 'เปิดเครื่องเล่นเสียงไม่สำเร็จ โปรดกดฟังอีกครั้ง หรือโหลดหน้านี้ใหม่' : 'กำลังเปิดเครื่องเล่นเสียง…'}
    </p>
  );
}
