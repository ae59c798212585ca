import { SPEAKERS } from '@sala/station';
import { saveInAppState } from '../../../platform/areas/index.ts';
import { bindExclusivePlayback, preventLeavingWhilePlaying } from '../../media/index.ts';
import { createArticleSound } from './articleSound.ts';
import { bindAudioSession } from './bindAudioSession.ts';
import { bindMediaEvents } from './bindMediaEvents.ts';
import { createEffects } from './createEffects.ts';
import type { PlayerEvent } from './playerEvents.ts';
import { transition } from './playerMachine.ts';
import { INITIAL_STATE, isWaiting, PLAYBACK_RATES, type PlayerState } from './playerState.ts';
import { onSettingsElsewhere, readSettings, saveQueue, saveSettings } from './playerStore.ts';
import { createSleepTimer } from './sleepTimer.ts';

/** After how long without sound the loading notice is shown, in milliseconds. */
const DELAY_NOTICE_MS = 2000;

export interface PlayerController {
  audio: HTMLAudioElement;
  /** Where the article is, or will go on once it is loaded, in seconds. */
  position(): number;
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  send(event: PlayerEvent): void;
}

/** Connects the state machine with the one audio element: performs its effects, and sends it the element's events. */
export function createPlayerController(audio: HTMLAudioElement): PlayerController {
  const speakers = SPEAKERS.map(({ id }) => id);
  const readOwnSettings = () => readSettings(PLAYBACK_RATES, speakers);
  let state: PlayerState = { ...INITIAL_STATE, ...readOwnSettings() };
  let volumeLeft = 1;
  let delay: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const send = (event: PlayerEvent) => {
    const before = state;
    const next = transition(state, event);
    state = next.state;
    for (const effect of next.effects) effects.perform(effect);
    if (state === before) return;
    applySettings();
    updateSession(state);
    saveInAppState({ audioPlayer: state });
    saveSettings(state, before);
    if (
      state.audioQueue !== before.audioQueue ||
      state.currentQueue !== before.currentQueue ||
      state.isShowing !== before.isShowing
    )
      saveQueue(state);
    updateDelayNotice();
    for (const listener of listeners) listener();
  };
  const updateSession = bindAudioSession(audio, send);
  const setSleep = createSleepTimer(
    (share) => {
      volumeLeft = share;
      applySettings();
    },
    () => send({ type: 'slept' }),
  );
  /** Applies volume and speed to the element. */
  const applySettings = () => {
    audio.volume = (Number(state.volume) / 100) * volumeLeft;
    audio.muted = state.isMuted;
    audio.defaultPlaybackRate = audio.playbackRate = state.isIntroPlaying ? 1 : state.playbackRate;
  };
  const updateDelayNotice = () => {
    if (!isWaiting(state, audio.paused)) {
      clearTimeout(delay);
      delay = undefined;
    } else delay ??= setTimeout(() => send({ type: 'delayed' }), DELAY_NOTICE_MS);
  };
  const getState = () => state;
  const sound = createArticleSound(audio, getState);
  const sendOfElement = (event: PlayerEvent) => {
    if (sound.isCurrent()) send(event);
  };
  const effects = createEffects(audio, sound, { state: getState, send, sendOfElement, setSleep });

  bindMediaEvents(audio, { send: sendOfElement, isIntro: sound.isIntro, judge: effects.recovery.judge });
  bindExclusivePlayback(audio, () => send({ type: 'silenced' }));
  onSettingsElsewhere(() => send({ type: 'changedElsewhere', settings: readOwnSettings() }));
  preventLeavingWhilePlaying(audio);
  audio.addEventListener('playing', effects.recovery.end);

  return {
    audio,
    position: sound.position,
    state: getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
