import { INTRO_PATH } from '../playRequest.ts';
import type { ArticleSound } from './articleSound.ts';
import { fetchPlaylist } from './fetchAudio.ts';
import type { Effect, PlayerEvent } from './playerEvents.ts';
import type { PlayerState, Sleep } from './playerState.ts';
import { pollUntilNarrated } from './pollUntilNarrated.ts';
import { createRecovery } from './recovery.ts';

interface Player {
  state(): PlayerState;
  send(event: PlayerEvent): void;
  /** Sends an event of the element, if it is one of the current sound. */
  sendOfElement(event: PlayerEvent): void;
  setSleep(sleep: Sleep): void;
}

/** Performs the effects that the state machine decides. */
export function createEffects(
  audio: HTMLAudioElement,
  sound: ArticleSound,
  { state, send, sendOfElement, setSleep }: Player,
) {
  let endPolling = () => {};
  const play = () => {
    if (audio.error) sound.reload();
    audio.play().catch((cause: Error) => cause.name === 'NotAllowedError' && send({ type: 'blocked' }));
  };
  const recovery = createRecovery(audio, () => {
    if (state().playerState !== 'stalled') return;
    sound.reload();
    play();
  });
  const perform = (effect: Effect) => {
    switch (effect.type) {
      case 'playIntro':
        if (!sound.isIntro()) audio.src = INTRO_PATH;
        // the intro may have begun, ended or failed before the player was loaded
        if (audio.error || audio.ended) queueMicrotask(() => sendOfElement({ type: 'ended' }));
        else if (audio.paused) play();
        else queueMicrotask(() => sendOfElement({ type: 'playing' }));
        break;
      case 'play':
        play();
        break;
      case 'pause':
        recovery.end();
        audio.pause();
        sound.savePosition();
        break;
      case 'unload':
        recovery.end();
        endPolling();
        audio.pause();
        sound.unload();
        break;
      case 'load':
        recovery.end();
        sound.load(effect.item, effect.source);
        break;
      case 'seekBy':
        sound.seekTo(Math.max(0, sound.position() + effect.seconds));
        break;
      case 'seekTo':
        sound.seekTo(effect.seconds);
        break;
      case 'retry':
        recovery.retry();
        break;
      case 'fetchItem':
        endPolling();
        endPolling = pollUntilNarrated(effect.item, (event) => {
          if (state().isShowing && state().currentQueue?.contentId === effect.item.contentId) send(event);
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
        sound.finish(effect.contentId);
    }
  };
  return { perform, recovery };
}
