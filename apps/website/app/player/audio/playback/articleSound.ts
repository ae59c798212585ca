import type { AudioItem, AudioSource } from '@sala/contracts';
import { bindPositionSaving } from '../../media/index.ts';
import { INTRO_PATH } from '../playRequest.ts';
import type { PlayerState } from './playerState.ts';
import { findResumePosition, saveFinishedArticle, saveResumePosition } from './playerStore.ts';
import { findResumeSeconds, toResumePosition } from './resumePosition.ts';

export type ArticleSound = ReturnType<typeof createArticleSound>;

/** The sound of an article in the audio element, and the position in it; before it, the element plays the intro. */
export function createArticleSound(audio: HTMLAudioElement, state: () => PlayerState) {
  let loaded: { item: AudioItem; source: AudioSource } | null = null;
  let startAt = 0;
  let seconds = 0;

  const isIntro = () => audio.getAttribute('src') === INTRO_PATH;
  const load = (at: number) => {
    if (!loaded) return;
    startAt = seconds = at;
    audio.src = loaded.source.src;
  };
  // late events of the intro, or of the article before, are not those of the article that waits for its sound
  const isCurrent = () => {
    const { isIntroPlaying, currentQueue } = state();
    return isIntro() ? isIntroPlaying : !isIntroPlaying && loaded?.item.contentId === currentQueue?.contentId;
  };
  const savePosition = () => {
    if (!loaded || isIntro() || seconds === 0) return;
    const { item, source } = loaded;
    // the lines may have been fetched after the sound
    const read = state().currentQueue?.sources.find(({ src }) => src === source.src) ?? source;
    saveResumePosition(item.contentId, toResumePosition(read, seconds));
  };

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
    isIntro,
    isCurrent,
    savePosition,
    /** Loads a sound at the position where the listener left it. */
    load(item: AudioItem, source: AudioSource) {
      savePosition();
      loaded = { item, source };
      load(findResumeSeconds(source, findResumePosition(item.contentId)));
    },
    reload: () => load(seconds),
    unload() {
      loaded = null;
    },
    // a sound that is being loaded has no position of its own yet
    position: () => (audio.readyState === 0 ? seconds : audio.currentTime),
    seekTo(target: number) {
      if (!isCurrent()) return;
      if (audio.readyState === 0) startAt = seconds = target;
      else audio.currentTime = target;
    },
    /** An article has been heard to its end. */
    finish(contentId: string) {
      saveFinishedArticle(contentId);
      saveResumePosition(contentId, null);
      seconds = 0;
    },
  };
}
