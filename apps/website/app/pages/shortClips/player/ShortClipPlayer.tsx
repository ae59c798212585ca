import { type RefObject, useEffect } from 'react';
import { Icon, IconButton } from '../../../player/media/index.ts';
import type { Feed } from '../feed/useFeed.ts';
import { toShortClipPath } from '../shortClip.ts';
import { DOWN, UP } from './icons.ts';
import { findFocusKind, type KeyAction, toKeyAction } from './keyActions.ts';
import { PlayerOverlay } from './PlayerOverlay.tsx';
import styles from './ShortClipPlayer.module.css';
import { usePlayerPair } from './usePlayerPair.ts';
import { useShare } from './useShare.ts';

const STEP_SECONDS = 5;

interface ShortClipPlayerProps {
  feed: Feed;
  screens: RefObject<HTMLElement | null>;
}

/** Plays the current clip of the feed, and has a single set of controls for all clips. */
export function ShortClipPlayer({ feed, screens }: ShortClipPlayerProps) {
  const { clips, current, go, more } = feed;
  const players = usePlayerPair(feed, screens);
  const { player, playback } = players;
  const clip = clips[current];
  const { message, share } = useShare(clip && { title: clip.title, path: toShortClipPath(clip.key) });
  const actions: Record<KeyAction, () => void> = {
    next: () => go(current + 1),
    previous: () => go(current - 1),
    togglePlay: players.togglePlay,
    toggleMute: players.toggleMute,
    toggleCaptions: players.toggleCaptions,
    back: () => player?.seekTo(player.video.currentTime - STEP_SECONDS),
    forward: () => player?.seekTo(player.video.currentTime + STEP_SECONDS),
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focused = findFocusKind(document.activeElement);
      const action = !event.defaultPrevented && focused && toKeyAction(event, focused);
      // at the first and the last clip the key scrolls the page
      const isEnd = (action === 'next' && current === clips.length - 1) || (action === 'previous' && current === 0);
      if (!action || isEnd) return;
      event.preventDefault();
      actions[action]();
    };
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('a, button')) actions.togglePlay();
    };
    const touched = screens.current;
    document.addEventListener('keydown', press);
    touched?.addEventListener('click', tap);
    return () => {
      document.removeEventListener('keydown', press);
      touched?.removeEventListener('click', tap);
    };
  });

  return (
    <div className={`${styles.player} needs-script`}>
      <div className={styles.over}>
        {player && playback && <PlayerOverlay player={player} playback={playback} players={players} share={share} />}
        {players.hasFailed && (
          <div className={styles.message} role="alert">
            <p>เปิดเครื่องเล่นไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต</p>
            <button type="button" onClick={players.again}>
              ลองใหม่อีกครั้ง
            </button>
          </div>
        )}
        <div role="status">
          {more.hasFailed && current === clips.length - 1 && (
            <div className={`${styles.message} ${styles.more}`}>
              <p>โหลดคลิปถัดไปไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต</p>
              <button type="button" aria-busy={more.isFetching} onClick={more.again}>
                ลองใหม่อีกครั้ง
              </button>
            </div>
          )}
        </div>
        <div className={styles.turn}>
          <IconButton name="คลิปก่อนหน้า" onPress={actions.previous} aria-disabled={current === 0}>
            <Icon icon={UP} />
          </IconButton>
          <IconButton name="คลิปถัดไป" onPress={actions.next} aria-disabled={current === clips.length - 1}>
            <Icon icon={DOWN} />
          </IconButton>
        </div>
        <p className={styles.said} role="status">
          {message}
        </p>
        {/* the focus stays on the button or the key that changed the clip */}
        <p className="visually-hidden" role="status">
          {clip?.title}
        </p>
      </div>
    </div>
  );
}
