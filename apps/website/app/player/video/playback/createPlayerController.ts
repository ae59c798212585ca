import { readConnection } from '../connection.ts';
import { bindVideoEvents } from './bindVideoEvents.ts';
import { bindVideoSession } from './bindVideoSession.ts';
import { performAction } from './controls/performAction.ts';
import { toLiveStatus } from './live/liveStatus.ts';
import type { PlayerController } from './playerController.ts';
import { closePictureInPicture } from './presentation.ts';
import { onSettingsElsewhere, readSettings, type Settings, saveSettings } from './settings.ts';
import { createSourcePlayback } from './sourcePlayback.ts';
import { createStateStore } from './stateStore.ts';

/** Controls the page's one video element, and reports its state. */
export function createPlayerController(
  video: HTMLVideoElement,
  presentation: { toggleFullscreen(): void },
): PlayerController {
  const store = createStateStore(video);
  const { facts, state, subscribe, update, live, showCaptions } = store;
  const playback = createSourcePlayback(video, store, (source) => updateSession(source));
  const { open, play, pause, again } = playback;
  const unbind = bindVideoEvents(video, store, playback);
  video.volume = facts.settings.volume;

  function seekTo(seconds: number) {
    const liveWindow = live();
    const [from, to] = liveWindow ? [liveWindow.from, liveWindow.to] : [0, video.duration];
    if (Number.isFinite(to)) video.currentTime = Math.min(Math.max(seconds, from), to);
  }
  function apply(settings: Settings) {
    const before = facts.settings;
    facts.settings = settings;
    video.volume = settings.volume;
    playback.setSpeed();
    if (settings.quality !== before.quality) facts.stream?.setQuality(settings.quality);
    if (settings.isCaptioned !== before.isCaptioned) showCaptions();
    update();
  }
  function set(changed: Partial<Settings>) {
    saveSettings(changed);
    apply({ ...facts.settings, ...changed });
    if (changed.volume !== undefined) video.muted = changed.volume === 0;
  }
  const endFollowing = onSettingsElsewhere(() => apply(readSettings()));
  const announce = (text: string) => update({ notice: { text } });

  const player: PlayerController = {
    video,
    state,
    subscribe,
    open,
    rename(renamed) {
      facts.source = renamed;
      updateSession(renamed);
    },
    play,
    pause,
    act(action) {
      const words = performAction(player, action);
      if (words) announce(words);
    },
    seekTo,
    toLive() {
      const liveWindow = live();
      if (liveWindow && !toLiveStatus(liveWindow).isLive) video.currentTime = liveWindow.to;
      play();
    },
    again,
    toggleFullscreen: presentation.toggleFullscreen,
    set,
    setMuted(isMuted) {
      if (!isMuted && facts.settings.volume === 0) set({ volume: 0.5 });
      video.muted = isMuted;
    },
    live,
    preview(element, second) {
      if (!readConnection().saveData) facts.stream?.preview(element, second);
    },
    announce,
    close() {
      closePictureInPicture(video);
      playback.close();
      unbind();
      endFollowing();
      updateSession(null);
    },
  };
  const updateSession = bindVideoSession(player);
  return player;
}
