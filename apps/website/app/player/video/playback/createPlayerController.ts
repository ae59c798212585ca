import {
  bindExclusivePlayback,
  bindListeners,
  bindPlaybackEvents,
  bindPositionSaving,
  preventLeavingWhilePlaying,
} from '../../media/index.ts';
import { readConnection } from '../connection.ts';
import type { VideoSource } from '../videoSource.ts';
import { bindMediaSession } from './bindMediaSession.ts';
import type { Action } from './controls/keys.ts';
import { performAction } from './controls/performAction.ts';
import { toLiveStatus } from './live/liveStatus.ts';
import { INITIAL_PLAYBACK, type PlaybackError, type PlaybackEvent, transition } from './playback.ts';
import type { PlayerController, PlayerState } from './playerController.ts';
import { saveResumePosition } from './resumePositions.ts';
import { readSettings, type Settings, saveSettings } from './settings.ts';
import { findCaptionTrack } from './streams/captionTrack.ts';
import { describePlaybackError } from './streams/describePlaybackError.ts';
import { openStream } from './streams/openStream.ts';
import type { Stream } from './streams/stream.ts';

/** The longest timer that browsers have, in milliseconds: 24 days. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** The shortest delay before a channel that is off the air is requested again, in milliseconds. */
const MIN_WAIT_MS = 5000;

/** The events after which the controls are rendered again. */
const STATE_EVENTS = ['play', 'pause', 'volumechange', 'ratechange', 'durationchange', 'loadedmetadata', 'emptied'];

/** Controls the page's one video element, and reports its state. */
export function createPlayerController(
  video: HTMLVideoElement,
  presentation: { toggleFullscreen(): void },
): PlayerController {
  const listeners = new Set<() => void>();
  const ends: (() => void)[] = [];
  let playback = INITIAL_PLAYBACK;
  let settings = readSettings();
  let source: VideoSource | null = null;
  let stream: Stream | null = null;
  let closeStream = () => {};
  let shouldPlay = false;
  let notice = { text: '' };
  let backOnAir: ReturnType<typeof setTimeout> | undefined;
  let state = readState();

  function readState(): PlayerState {
    return {
      playback,
      isPaused: video.paused,
      isMuted: video.muted || video.volume === 0,
      duration: Number.isFinite(video.duration) && !source?.isLive ? video.duration : 0,
      qualities: stream?.qualities() ?? [],
      quality: stream?.quality() ?? { chosen: 0, shown: 0 },
      captions: findCaptionTrack(video) ? (isCaptioned() ? 'on' : 'off') : 'none',
      settings,
      notice,
    };
  }
  function notify() {
    state = readState();
    for (const listener of listeners) listener();
  }
  function send(event: PlaybackEvent) {
    const before = playback;
    playback = transition(playback, event);
    if (playback.trouble !== before.trouble) waitForAir();
    notify();
  }
  // captions help viewers without sound
  function isCaptioned() {
    return settings.isCaptioned ?? video.muted;
  }
  function waitForAir() {
    clearTimeout(backOnAir);
    const { trouble } = playback;
    if (trouble?.kind !== 'offAir' || trouble.onAirAt === null) return;
    const wait = Math.max(trouble.onAirAt - Date.now(), MIN_WAIT_MS);
    if (wait <= MAX_WAIT_MS) backOnAir = setTimeout(again, wait);
  }
  function on(type: string, listen: () => void, target: EventTarget = video) {
    ends.push(bindListeners(target, { [type]: listen }));
  }

  function savePosition() {
    if (!source || source.isLive || !playback.hasBegun) return;
    saveResumePosition(source.id, video.currentTime, video.duration);
  }
  function play() {
    shouldPlay = true;
    if (playback.phase === 'stopped') return again();
    if (playback.phase === 'ended') video.currentTime = live()?.from ?? 0;
    video.play().catch((cause: Error) => {
      // browsers block playback with sound that no press has begun
      if (cause.name !== 'NotAllowedError') return;
      if (!source?.isLive || video.muted) return pause();
      video.muted = true;
      play();
    });
  }
  function pause() {
    shouldPlay = false;
    video.pause();
    if (video.readyState === 0) send({ type: 'paused' });
  }
  function open(nextSource: VideoSource, startAt: number | null) {
    savePosition();
    closeStream();
    stream = null;
    source = nextSource;
    send({ type: 'opened' });
    const { src, isLive = false } = nextSource;
    // a live stream has no other speed
    video.playbackRate = video.defaultPlaybackRate = isLive ? 1 : settings.speed;
    const streamEvents = {
      changed: notify,
      received: () => playback.isCutOff && send({ type: 'received' }),
      lost: () => playback.isCutOff || send({ type: 'lost' }),
      skipped: () => announce('ข้ามช่วงที่ไฟล์วิดีโอหายไป'),
      stopped: (trouble: PlaybackError) => send({ type: 'stopped', trouble }),
    };
    closeStream = openStream(video, { src, isLive, startAt }, streamEvents, (ready) => {
      stream = ready;
      stream.setCaptions(isCaptioned());
      stream.setQuality(settings.quality);
      if (shouldPlay) play();
      notify();
    });
    updateSession(nextSource);
  }
  // a channel ends when it goes off the air
  async function checkWhyItEnded() {
    const ended = source;
    const why = ended?.isLive ? await describePlaybackError(ended.src) : null;
    if (why !== null && why !== 'lost' && source === ended && playback.phase === 'ended')
      send({ type: 'stopped', trouble: why });
  }
  function again() {
    if (!source) return;
    if (playback.phase !== 'stopped') return stream?.again();
    shouldPlay = true;
    open(source, source.isLive ? null : video.currentTime || null);
  }
  function live() {
    return (source?.isLive && stream?.live()) || null;
  }
  function seekTo(seconds: number) {
    const liveWindow = live();
    const [from, to] = liveWindow ? [liveWindow.from, liveWindow.to] : [0, video.duration];
    if (Number.isFinite(to)) video.currentTime = Math.min(Math.max(seconds, from), to);
  }
  function set(changed: Partial<Settings>) {
    settings = { ...settings, ...changed };
    saveSettings(settings);
    if (changed.volume !== undefined) {
      video.volume = settings.volume;
      video.muted = settings.volume === 0;
    }
    if (changed.speed !== undefined) video.playbackRate = video.defaultPlaybackRate = settings.speed;
    if (changed.quality !== undefined) stream?.setQuality(settings.quality);
    if (changed.isCaptioned !== undefined) stream?.setCaptions(isCaptioned());
    notify();
  }
  function setMuted(isMuted: boolean) {
    if (!isMuted && settings.volume === 0) set({ volume: 0.5 });
    video.muted = isMuted;
  }
  function announce(text: string) {
    notice = { text };
    notify();
  }

  ends.push(bindExclusivePlayback(video, pause), preventLeavingWhilePlaying(video));
  for (const type of STATE_EVENTS) on(type, notify);
  on('addtrack', notify, video.textTracks);
  on('volumechange', () => stream?.setCaptions(isCaptioned()));
  ends.push(
    bindPlaybackEvents(video, (type) => send({ type })),
    bindPositionSaving(video, savePosition),
  );
  on('pause', savePosition);
  on('ended', () => void checkWhyItEnded());
  // a browser leaves a video paused when the viewer seeks after its end
  on('seeking', () => {
    if (playback.phase !== 'ended' || video.ended) return;
    send({ type: 'resumed' });
    play();
  });
  video.volume = settings.volume;

  const player: PlayerController = {
    video,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    rename(renamedSource) {
      source = renamedSource;
      updateSession(renamedSource);
    },
    play,
    pause,
    act(action: Action) {
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
    setMuted,
    live,
    preview(element, second) {
      if (!readConnection().saveData) stream?.preview(element, second);
    },
    announce,
    close() {
      savePosition();
      // an answer that is still on its way must not open it again
      source = null;
      clearTimeout(backOnAir);
      closeStream();
      for (const end of ends) end();
      updateSession(null);
    },
  };
  const updateSession = bindMediaSession(player);
  return player;
}
