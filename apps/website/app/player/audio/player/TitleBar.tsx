import { CLOSE, Icon, IconButton } from '../../media/index.ts';
import { findSpeaker, type PlayerState } from '../playback/playerState.ts';
import { COLLAPSE, REOPEN } from './icons.ts';
import { describeNotice } from './NoticeLine.tsx';
import { PlayButton } from './PlayButton.tsx';
import styles from './Player.module.css';
import { usePlayer } from './usePlayer.ts';

/** SPEC 9.1-08 */
const MARQUEE_FROM = 37;
/** How long a title takes to scroll through, in seconds for each of its letters. */
const PACE = 0.2;

/** The label above the article (SPEC 2.15-10, 2.15-11). */
function toBarLabel({ playlistInfo, currentQueue, currentSpeakerId, isReadingAlong }: PlayerState): string {
  if (playlistInfo) return `เพลย์ลิสต์: ${playlistInfo.name} (เสียง: ${findSpeaker(currentQueue, currentSpeakerId).name})`;
  return isReadingAlong ? 'อ่านไปด้วยกัน' : 'อ่านให้ฟัง';
}

/**
 * The title bar; of a collapsed player it is the only visible part, with the article's title (SPEC 2.15-09, 2.15-12,
 * 2.15-13).
 */
export function TitleBar() {
  const { state, send } = usePlayer();
  const { isCollapsing, currentQueue, notice } = state;
  return (
    <div className={styles.bar}>
      {isCollapsing && <PlayButton size={20} />}
      <button
        type="button"
        className={styles.label}
        title={isCollapsing ? 'ขยายเครื่องเล่น' : 'ย่อเครื่องเล่น'}
        aria-expanded={!isCollapsing}
        data-title-bar
        onClick={() => send({ type: 'toggleCollapse' })}
      >
        {isCollapsing ? (
          <Passing title={describeNotice(notice) || currentQueue?.title || toBarLabel(state)} />
        ) : (
          <span className={styles.whole}>{toBarLabel(state)}</span>
        )}
        {!isCollapsing && <Icon icon={COLLAPSE} size={18} />}
      </button>
      {isCollapsing && (
        <IconButton name="เปิดเครื่องเล่น" onPress={() => send({ type: 'reopen' })}>
          <Icon icon={REOPEN} />
        </IconButton>
      )}
      <IconButton name="ปิดเครื่องเล่น" onPress={() => send({ type: 'close' })}>
        <Icon icon={CLOSE} />
      </IconButton>
    </div>
  );
}

/** A title, which scrolls when it is too long for its place. */
function Passing({ title }: { title: string }) {
  if (title.length <= MARQUEE_FROM) return <span>{title}</span>;
  return (
    <span className={styles.marquee}>
      <span style={{ animationDuration: `${title.length * PACE}s` }}>
        <span>{title}</span>
        <span aria-hidden="true">{title}</span>
      </span>
    </span>
  );
}
