import { useState } from 'react';
import { FeedbackModal } from '../feedback/FeedbackModal.tsx';
import { Rating } from '../feedback/Rating.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { PlayButton } from './PlayButton.tsx';
import styles from './Player.module.css';
import { Progress } from './Progress.tsx';
import { canReadAlong, findNeighbour, SEEK_STEP_SECONDS } from './playerState.ts';
import { usePlayer } from './usePlayer.ts';
import { Volume } from './Volume.tsx';

/** SPEC 2.15-03 */
const BACK = `ย้อนกลับ ${SEEK_STEP_SECONDS} วินาที`;
const FORWARD = `ข้ามไปข้างหน้า ${SEEK_STEP_SECONDS} วินาที`;

/** The first of the player's pages: the article, and what one does with it (SPEC 2.15-02 to 2.15-08). */
export function ControlsPage() {
  const { state, audio, send } = usePlayer();
  const [criticised, setCriticised] = useState<{ refCode: string; title: string } | null>(null);
  const { currentQueue: item, isReadingAlong } = state;
  const hasNext = findNeighbour(state, 1) !== undefined || (item !== null && state.audioQueue.length <= 1);
  return (
    <>
      <div className={styles.story}>
        {item?.imgUrl ? <img src={item.imgUrl} alt="" width="80" height="60" /> : <span className={styles.noPicture} />}
        <div>
          <p className={styles.title}>{item?.title || 'กำลังเปิดข่าว…'}</p>
          <NoticeLine otherwise={item?.contentCategory ?? ''} />
        </div>
      </div>
      <Progress />
      <div className={styles.controls}>
        <IconButton name="ข่าวก่อนหน้า" disabled={!item} onPress={() => send({ type: 'previous', at: audio.currentTime })}>
          <Icon name="previous" />
        </IconButton>
        <IconButton name={BACK} onPress={() => send({ type: 'seekBy', seconds: -SEEK_STEP_SECONDS })}>
          <Icon name="back" size={28} />
          <span className={styles.step} aria-hidden="true">
            {SEEK_STEP_SECONDS}
          </span>
        </IconButton>
        <PlayButton />
        <IconButton name={FORWARD} onPress={() => send({ type: 'seekBy', seconds: SEEK_STEP_SECONDS })}>
          <Icon name="forward" size={28} />
          <span className={styles.step} aria-hidden="true">
            {SEEK_STEP_SECONDS}
          </span>
        </IconButton>
        <IconButton name="ข่าวถัดไป" disabled={!hasNext} onPress={() => send({ type: 'next' })}>
          <Icon name="next" />
        </IconButton>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.speed}
          title="ความเร็ว"
          aria-label={`ความเร็ว ${state.playbackRate}×`}
          onClick={() => send({ type: 'changeSpeed' })}
        >
          {state.playbackRate}×
        </button>
        <Volume />
        <button
          type="button"
          className={styles.readAlong}
          title="อ่านไปด้วยกัน"
          aria-pressed={isReadingAlong}
          data-read-along
          disabled={!canReadAlong(state)}
          onClick={() => send({ type: 'toggleReadAlong', width: innerWidth })}
        >
          <Icon name="readAlong" size={18} />
          อ่านไปด้วยกัน
        </button>
        <IconButton name="การตั้งค่า" onPress={() => send({ type: 'open', page: 'settings' })}>
          <Icon name="settings" />
        </IconButton>
      </div>
      {item?.contentRefCode && (
        <div className={styles.rating}>
          <Rating
            refCode={item.contentRefCode}
            onDislike={() => setCriticised({ refCode: item.contentRefCode, title: item.title })}
          />
        </div>
      )}
      {criticised && <FeedbackModal {...criticised} onClose={() => setCriticised(null)} />}
    </>
  );
}
