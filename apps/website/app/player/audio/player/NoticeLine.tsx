import { useEffect } from 'react';
import type { Notice } from '../playback/playerState.ts';
import styles from './Player.module.css';
import { usePlayer } from './usePlayer.ts';

/** How long a notice about a finished article is shown, in milliseconds. */
const NOTICE_MS = 12_000;

const quoteTitle = (title: string): string => (title ? ` “${title}”` : 'นี้');

// the reason comes before the title, because a long title is cut
const MESSAGES: Record<Notice['kind'], (title: string) => string> = {
  loading: () => 'กำลังโหลดเสียง',
  waiting: () => 'กำลังทำเสียงอ่านข่าวนี้',
  failed: (title) => `ยังไม่มีเสียงอ่านข่าว${quoteTitle(title)}`,
  missing: (title) => `ไม่พบไฟล์เสียงของข่าว${quoteTitle(title)}`,
  offline: () => 'การเชื่อมต่อขาดหาย จะอ่านต่อเมื่อเชื่อมต่อได้',
  noPlaylist: () => 'โหลดรายการข่าวไม่สำเร็จ โปรดลองใหม่อีกครั้ง',
  noMore: () => 'อ่านครบทุกข่าวแล้ว',
};

/** A notice as a sentence for the listener. */
export function describeNotice(notice: Notice | null): string {
  return notice ? MESSAGES[notice.kind](notice.title) : '';
}

/** The line below an article's title: the notice about it, else its category. */
export function NoticeLine({ otherwise }: { otherwise: string }) {
  const { state, send } = usePlayer();
  const { notice } = state;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => send({ type: 'noticeRead' }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, send]);
  // waiting and loading are not failures
  const look = notice && notice.kind !== 'waiting' && notice.kind !== 'loading' ? styles.notice : styles.category;
  return <p className={look}>{describeNotice(notice) || otherwise}</p>;
}
