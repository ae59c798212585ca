import { useEffect, useState, useSyncExternalStore } from 'react';
import { playerSlot, restore } from './listen.ts';
import styles from './PlayerSlot.module.css';

const MESSAGES = {
  loading: 'กำลังเปิดเครื่องเล่นเสียง…',
  failed: 'เปิดเครื่องเล่นเสียงไม่สำเร็จ โปรดกดฟังอีกครั้ง หรือโหลดหน้านี้ใหม่',
};

/** The place of the player on every page (SPEC 2.15), once the reader has pressed a button to listen. */
export function PlayerSlot() {
  const player = useSyncExternalStore(playerSlot.subscribe, playerSlot.get, playerSlot.onServer);
  const [announcement, setAnnouncement] = useState('');
  useEffect(restore, []);
  const message = typeof player === 'string' && MESSAGES[player];
  return (
    <>
      {/* always there: screen readers announce what enters a live region, not a region that comes with its text */}
      <p className={message ? `${styles.word} not-printed` : 'visually-hidden'} role="status">
        {message || announcement}
      </p>
      {player && typeof player === 'object' && <player.Player onAnnounce={setAnnouncement} />}
    </>
  );
}
