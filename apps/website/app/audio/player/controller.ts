import type { AudioItem, AudioSource } from '@sala/contracts';
import { SPEAKERS } from '@sala/station';
import { keepAudioPlayer } from '../../areas/index.ts';
import { pollWhileVisible } from '../../polling/index.ts';
import { INTRO } from '../wish.ts';
import { askForItem, askForPlaylist } from './ask.ts';
import { mediaSession } from './mediaSession.ts';
import { keepHeard, keepPlace, keepQueue, keepSettings, keptSettings, placeOf } from './memory.ts';
import { placeAt, resumeAt } from './place.ts';
import type { Effect, PlayerEvent } from './playerEvents.ts';
import { transition } from './playerMachine.ts';
import { INITIAL, PLAYBACK_RATES, type PlayerState } from './playerState.ts';
import { recovery } from './recovery.ts';
import { sleepTimer } from './sleepTimer.ts';

/** How long a story that is being read for the first time, or a service that fails, is waited for at first, in milliseconds. */
const ASK_AGAIN = 2000;
/** How far a listener gets, in seconds, until the place is kept anew. */
const KEEP_EVERY = 5;

export interface Controller {
  audio: HTMLAudioElement;
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  send(event: PlayerEvent): void;
}

/** Joins the machine, which decides, to the one element that sounds; it does what the machine says and tells what becomes of it. */
export function control(audio: HTMLAudioElement): Controller {
  const speakers = SPEAKERS.map(({ id }) => id);
  let state: PlayerState = { ...INITIAL, ...keptSettings(PLAYBACK_RATES, speakers) };
  let loaded: { item: AudioItem; source: AudioSource } | null = null;
  let startAt = 0;
  let seconds = 0;
  let volumeLeft = 1;
  let endAsking = () => {};
  const listeners = new Set<() => void>();

  const send = (event: PlayerEvent) => {
    const before = state;
    const next = transition(state, event);
    state = next.state;
    for (const effect of next.effects) perform(effect);
    if (state === before) return;
    sound();
    tellSession(state);
    keepAudioPlayer(state);
    keepSettings(state);
    if (
      state.audioQueue !== before.audioQueue ||
      state.currentQueue !== before.currentQueue ||
      state.isShowing !== before.isShowing
    )
      keepQueue(state);
    for (const listener of listeners) listener();
  };
  const tellSession = mediaSession(audio, send);
  const setSleep = sleepTimer(
    (share) => {
      volumeLeft = share;
      sound();
    },
    () => send({ type: 'slept' }),
  );

  /** How loud and how fast it is. */
  const sound = () => {
    audio.volume = (Number(state.volume) / 100) * volumeLeft;
    audio.muted = state.isMuted;
    audio.defaultPlaybackRate = audio.playbackRate = state.isIntroPlaying ? 1 : state.playbackRate;
  };
  const isIntro = () => audio.getAttribute('src') === INTRO;
  const load = (at: number) => {
    if (!loaded) return;
    startAt = seconds = at;
    audio.src = loaded.source.src;
  };
  const play = () => {
    if (audio.error) load(seconds);
    audio.play().catch((cause: Error) => cause.name === 'NotAllowedError' && send({ type: 'blocked' }));
  };
  const {
    retry,
    end: endRetrying,
    judge,
  } = recovery(audio, () => {
    if (state.playerState !== 'stalled') return;
    load(seconds);
    play();
  });
  const keepWhere = () => {
    if (!loaded || isIntro() || seconds === 0) return;
    const { item, source } = loaded;
    // its lines may have come after its sound
    const read = state.currentQueue?.sources.find(({ src }) => src === source.src) ?? source;
    keepPlace(item.contentId, placeAt(read, seconds));
  };

  const perform = (effect: Effect) => {
    switch (effect.type) {
      case 'playIntro':
        if (!isIntro()) audio.src = INTRO;
        // it may have begun, ended or failed before the player was there
        if (audio.error || audio.ended) queueMicrotask(() => send({ type: 'ended' }));
        else if (audio.paused) play();
        else queueMicrotask(() => send({ type: 'playing' }));
        break;
      case 'play':
        play();
        break;
      case 'pause':
        endRetrying();
        audio.pause();
        keepWhere();
        break;
      case 'load':
        endRetrying();
        keepWhere();
        loaded = effect;
        load(resumeAt(effect.source, placeOf(effect.item.contentId)));
        break;
      case 'seekBy':
        audio.currentTime = Math.max(0, audio.currentTime + effect.seconds);
        break;
      case 'seekTo':
        audio.currentTime = effect.seconds;
        break;
      case 'retry':
        retry();
        break;
      case 'fetchItem':
        fetchItem(effect.contentId);
        break;
      case 'fetchPlaylist':
        askForPlaylist(effect.url).then(
          (playlist) => send({ type: 'playlistFetched', playlist: { ...playlist, url: effect.url } }),
          () => send({ type: 'playlistFailed', url: effect.url }),
        );
        break;
      case 'setSleep':
        setSleep(effect.sleep);
        break;
      case 'heard':
        keepHeard(effect.contentId);
        keepPlace(effect.contentId, null);
        seconds = 0;
    }
  };

  /** Asks until there is an answer that is the last one. */
  const fetchItem = (contentId: string) => {
    endAsking();
    const ask = async () => {
      if (state.currentQueue?.contentId !== contentId || !state.isShowing) return endAsking();
      try {
        const answer = await askForItem(contentId);
        send({ type: 'itemFetched', answer });
        if (answer.state === 'waiting') throw new Error('waiting');
      } catch (cause) {
        const { status } = cause as { status?: number };
        if (status !== 404 && status !== 410) {
          if ((cause as Error).message !== 'waiting') send({ type: 'itemDelayed', contentId });
          throw cause;
        }
        send({ type: 'itemMissing', contentId });
      }
      if (state.currentQueue?.contentId === contentId) endAsking();
    };
    const end = pollWhileVisible(ask, ASK_AGAIN, 0);
    const askNow = () => fetchItem(contentId);
    addEventListener('online', askNow);
    endAsking = () => {
      end();
      removeEventListener('online', askNow);
    };
  };

  const on = (type: string, listen: () => void) => audio.addEventListener(type, listen);
  on('loadedmetadata', () => {
    if (startAt > 0 && !isIntro()) audio.currentTime = startAt;
    startAt = 0;
  });
  on('durationchange', () => {
    if (audio.duration > 0 && Number.isFinite(audio.duration)) send({ type: 'durationKnown', seconds: audio.duration });
  });
  on('timeupdate', () => {
    // a sound that is loaded anew begins at nought until it is told where
    if (isIntro() || startAt > 0 || audio.readyState === 0) return;
    const isFar = Math.floor(audio.currentTime / KEEP_EVERY) !== Math.floor(seconds / KEEP_EVERY);
    seconds = audio.currentTime;
    if (isFar) keepWhere();
  });
  on('canplay', () => send({ type: 'canPlay' }));
  on('playing', () => {
    endRetrying();
    send({ type: 'playing' });
  });
  on('pause', () => {
    if (!audio.ended) send({ type: 'paused' });
  });
  on('ended', () => send({ type: 'ended' }));
  on('waiting', () => {
    if (state.playerState === 'playing') send({ type: 'stalled' });
  });
  on('stalled', () => {
    if (audio.readyState < audio.HAVE_FUTURE_DATA && !audio.paused) send({ type: 'stalled' });
  });
  on('error', async () => {
    const { error } = audio;
    const src = audio.getAttribute('src');
    if (!error || !src) return;
    const type = isIntro() ? 'missing' : await judge(error, src);
    if (audio.getAttribute('src') === src) send({ type });
  });
  addEventListener('pagehide', keepWhere);

  return {
    audio,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
