import type { PlayerState } from '../playback/playerState.ts';
import { describeNotice } from './NoticeLine.tsx';

/** The key that plays and pauses wherever the focus is, as `aria-keyshortcuts` has it. */
export const PAGE_KEY = 'Alt+P';

const PAUSED = 'หยุดชั่วคราว';

/**
 * Creates a function that returns the text for screen readers for each state of the player in turn; a text stays until
 * there is another.
 * @param hasKeyHint whether the first announcement names the key that pauses
 */
export function createAnnouncer(hasKeyHint: boolean): (state: PlayerState) => string {
  let sentence = '';
  let before: PlayerState | null = null;
  let startedId = '';
  let hint = hasKeyHint ? ` กด ${PAGE_KEY} เพื่อหยุดหรือฟังต่อ` : '';

  const describeStart = ({ currentQueue, announced }: PlayerState): string => {
    const start = `${announced ? 'ข่าวถัดไป' : 'กำลังอ่าน'} ${currentQueue?.title ?? ''}${hint}`;
    hint = '';
    return start;
  };
  const describeChange = (state: PlayerState): string | undefined => {
    const { isShowing, playerState, notice, currentQueue, awaitsPlaylist, playbackRate } = state;
    if (!isShowing) return before?.isShowing ? 'ปิดเครื่องเล่นแล้ว' : undefined;
    if (notice && notice !== before?.notice) return describeNotice(notice);
    if (before?.isShowing && playbackRate !== before.playbackRate) return `ความเร็ว ${playbackRate}×`;
    if (playerState === 'playing') {
      if (currentQueue?.contentId !== startedId) return describeStart(state);
      return sentence === PAUSED ? 'ฟังต่อ' : undefined;
    }
    if (playerState === before?.playerState) return;
    if (playerState === 'paused') return PAUSED;
    return playerState === 'ended' && !awaitsPlaylist ? 'อ่านจบแล้ว' : undefined;
  };
  return (state) => {
    sentence = describeChange(state) ?? sentence;
    const { playerState, isShowing, currentQueue } = state;
    if (playerState === 'playing') startedId = currentQueue?.contentId ?? '';
    else if (playerState === 'ended' || !isShowing) startedId = '';
    before = state;
    return sentence;
  };
}
