import { useState } from 'react';
import { BACK, FORWARD, Icon, IconButton, SETTINGS } from '../../media/index.ts';
import { canReadAlong, findNeighbour, SEEK_STEP_SECONDS } from '../playback/playerState.ts';
import { Rating } from '../ratings/Rating.tsx';
import { ReportModal } from '../reports/ReportModal.tsx';
import { NEXT, PREVIOUS, READ_ALONG } from './icons.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { PlayButton } from './PlayButton.tsx';
import styles from './Player.module.css';
import { Progress } from './Progress.tsx';
import { usePlayer } from './usePlayer.ts';
import { Volume } from './Volume.tsx';

/** SPEC 2.15-03 */
const BACK_NAME = `ย้อนกลับ ${SEEK_STEP_SECONDS} วินาที`;
const FORWARD_NAME = `ข้ามไปข้างหน้า ${SEEK_STEP_SECONDS} วินาที`;

/** The first of the player's pages: the article and its controls (SPEC 2.15-02 to 2.15-08). */
export function ControlsPage() {
  const { state, audio, send } = usePlayer();
  const [criticised, setCriticised] = useState<{ refCode: string; title: string } | null>(null);
  const { currentQueue: item, isReadingAlong } = state;
  const hasNext = findNeighbour(state, 1) !== undefined || (item !== null && state.audioQueue.length <= 1);
  return (
    <>
      <div className={styles.article}>
        {item?.imgUrl ? <img src={item.imgUrl} alt="" width="80" height="60" /> : <span className={styles.noPicture} />}
        <div>
          <p className={styles.title}>{item?.title || 'กำลังเปิดข่าว…'}</p>
          <NoticeLine otherwise={item?.contentCategory ?? ''} />
        </div>
      </div>
      <Progress />
      <div className={styles.controls}>
        <IconButton
          name="ข่าวก่อนหน้า"
          aria-disabled={!item}
          onPress={() => send({ type: 'previous', at: audio.currentTime })}
        >
          <Icon icon={PREVIOUS} />
        </IconButton>
        <IconButton name={BACK_NAME} onPress={() => send({ type: 'seekBy', seconds: -SEEK_STEP_SECONDS })}>
          <Icon icon={BACK} size={28} />
          <span className={styles.step} aria-hidden="true">
            {SEEK_STEP_SECONDS}
          </span>
        </IconButton>
        <PlayButton />
        <IconButton name={FORWARD_NAME} onPress={() => send({ type: 'seekBy', seconds: SEEK_STEP_SECONDS })}>
          <Icon icon={FORWARD} size={28} />
          <span className={styles.step} aria-hidden="true">
            {SEEK_STEP_SECONDS}
          </span>
        </IconButton>
        <IconButton name="ข่าวถัดไป" aria-disabled={!hasNext} onPress={() => send({ type: 'next' })}>
          <Icon icon={NEXT} />
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
          {`${state.playbackRate}×`}
        </button>
        <Volume />
        <button
          type="button"
          className={styles.readAlong}
          title="อ่านไปด้วยกัน"
          aria-pressed={isReadingAlong}
          data-read-along
          aria-disabled={!canReadAlong(state)}
          onClick={() => send({ type: 'toggleReadAlong', width: innerWidth })}
        >
          <Icon icon={READ_ALONG} size={18} />
          อ่านไปด้วยกัน
        </button>
        <IconButton name="การตั้งค่า" data-opens="settings" onPress={() => send({ type: 'open', page: 'settings' })}>
          <Icon icon={SETTINGS} />
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
      {criticised && <ReportModal {...criticised} onClose={() => setCriticised(null)} />}
    </>
  );
}
