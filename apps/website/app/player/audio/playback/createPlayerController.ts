import type { AudioItem, AudioSource } from '@sala/contracts';
import { SPEAKERS } from '@sala/station';
import { saveInAppState } from '../../../platform/areas/index.ts';
import { bindExclusivePlayback, bindPositionSaving, preventLeavingWhilePlaying } from '../../media/index.ts';
import { INTRO_PATH } from '../playRequest.ts';
import { bindMediaEvents } from './bindMediaEvents.ts';
import { bindMediaSession } from './bindMediaSession.ts';
import { fetchPlaylist } from './fetchAudio.ts';
import type { Effect, PlayerEvent } from './playerEvents.ts';
import { transition } from './playerMachine.ts';
import { INITIAL_STATE, isWaiting, PLAYBACK_RATES, type PlayerState } from './playerState.ts';
import {
  findResumePosition,
  readSettings,
  saveFinishedArticle,
  saveQueue,
  saveResumePosition,
  saveSettings,
} from './playerStore.ts';
import { pollUntilNarrated } from './pollUntilNarrated.ts';
import { createRecovery } from './recovery.ts';
import { findResumeSeconds, toResumePosition } from './resumePosition.ts';
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
  let state: PlayerState = { ...INITIAL_STATE, ...readSettings(PLAYBACK_RATES, speakers) };
  let loaded: { item: AudioItem; source: AudioSource } | null = null;
  let startAt = 0;
  let seconds = 0;
  let volumeLeft = 1;
  let endPolling = () => {};
  let delay: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const send = (event: PlayerEvent) => {
    const before = state;
    const next = transition(state, event);
    state = next.state;
    for (const effect of next.effects) perform(effect);
    if (state === before) return;
    sound();
    updateSession(state);
    saveInAppState({ audioPlayer: state });
    saveSettings(state);
    if (
      state.audioQueue !== before.audioQueue ||
      state.currentQueue !== before.currentQueue ||
      state.isShowing !== before.isShowing
    )
      saveQueue(state);
    updateDelayNotice();
    for (const listener of listeners) listener();
  };
  const updateSession = bindMediaSession(audio, send);
  const setSleep = createSleepTimer(
    (share) => {
      volumeLeft = share;
      sound();
    },
    () => send({ type: 'slept' }),
  );

  /** Applies volume and speed to the element. */
  const sound = () => {
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
  const isIntro = () => audio.getAttribute('src') === INTRO_PATH;
  // late events of the intro, or of the article before, are not those of the article that waits for its sound
  const isOfCurrent = () =>
    isIntro()
      ? state.isIntroPlaying
      : !state.isIntroPlaying && loaded?.item.contentId === state.currentQueue?.contentId;
  const sendOfElement = (event: PlayerEvent) => {
    if (isOfCurrent()) send(event);
  };
  const load = (at: number) => {
    if (!loaded) return;
    startAt = seconds = at;
    audio.src = loaded.source.src;
  };
  // a sound that is being loaded has no position of its own yet
  const position = () => (audio.readyState === 0 ? seconds : audio.currentTime);
  const seekTo = (target: number) => {
    if (!isOfCurrent()) return;
    if (audio.readyState === 0) startAt = seconds = target;
    else audio.currentTime = target;
  };
  const play = () => {
    if (audio.error) load(seconds);
    audio.play().catch((cause: Error) => cause.name === 'NotAllowedError' && send({ type: 'blocked' }));
  };
  const {
    retry,
    end: endRetrying,
    judge,
  } = createRecovery(audio, () => {
    if (state.playerState !== 'stalled') return;
    load(seconds);
    play();
  });
  const savePosition = () => {
    if (!loaded || isIntro() || seconds === 0) return;
    const { item, source } = loaded;
    // the lines may have been fetched after the sound
    const read = state.currentQueue?.sources.find(({ src }) => src === source.src) ?? source;
    saveResumePosition(item.contentId, toResumePosition(read, seconds));
  };

  const perform = (effect: Effect) => {
    switch (effect.type) {
      case 'playIntro':
        if (!isIntro()) audio.src = INTRO_PATH;
        // the intro may have begun, ended or failed before the player was loaded
        if (audio.error || audio.ended) queueMicrotask(() => sendOfElement({ type: 'ended' }));
        else if (audio.paused) play();
        else queueMicrotask(() => sendOfElement({ type: 'playing' }));
        break;
      case 'play':
        play();
        break;
      case 'pause':
        endRetrying();
        audio.pause();
        savePosition();
        break;
      case 'unload':
        endRetrying();
        endPolling();
        audio.pause();
        loaded = null;
        break;
      case 'load':
        endRetrying();
        savePosition();
        loaded = effect;
        load(findResumeSeconds(effect.source, findResumePosition(effect.item.contentId)));
        break;
      case 'seekBy':
        seekTo(Math.max(0, position() + effect.seconds));
        break;
      case 'seekTo':
        seekTo(effect.seconds);
        break;
      case 'retry':
        retry();
        break;
      case 'fetchItem':
        endPolling();
        endPolling = pollUntilNarrated(effect.contentId, (event) => {
          if (state.isShowing && state.currentQueue?.contentId === effect.contentId) send(event);
          else endPolling();
        });
        break;
      case 'fetchPlaylist':
        fetchPlaylist(effect.url).then(
          (playlist) => send({ type: 'playlistFetched', playlist: { ...playlist, url: effect.url } }),
          () => send({ type: 'playlistFailed', url: effect.url }),
        );
        break;
      case 'setSleep':
        setSleep(effect.sleep);
        break;
      case 'heard':
        saveFinishedArticle(effect.contentId);
        saveResumePosition(effect.contentId, null);
        seconds = 0;
    }
  };

  bindMediaEvents(audio, { send: sendOfElement, isIntro, judge });
  bindExclusivePlayback(audio, () => send({ type: 'silenced' }));
  preventLeavingWhilePlaying(audio);
  audio.addEventListener('playing', endRetrying);
  audio.addEventListener('loadedmetadata', () => {
    if (startAt > 0 && !isIntro()) audio.currentTime = startAt;
    startAt = 0;
  });
  audio.addEventListener('timeupdate', () => {
    // a sound that is loaded again is at 0 until the seek to its position
    if (isIntro() || startAt > 0 || audio.readyState === 0) return;
    seconds = audio.currentTime;
  });
  bindPositionSaving(audio, savePosition);

  return {
    audio,
    position,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
