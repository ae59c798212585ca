import type { VideoSource } from '../videoSource.ts';
import { INITIAL_PLAYBACK, type Playback, type PlaybackEvent, transition } from './playback.ts';
import type { PlayerState } from './playerController.ts';
import { readSettings, type Settings } from './settings.ts';
import { findCaptionTrack } from './streams/captionTrack.ts';
import type { Stream } from './streams/stream.ts';

/** What a player knows of its video; the element knows the rest. */
interface Facts {
  playback: Playback;
  shouldPlay: boolean;
  settings: Settings;
  source: VideoSource | null;
  stream: Stream | null;
  notice: { text: string };
}

export type StateStore = ReturnType<typeof createStateStore>;

/** The state of a video's player, for its controls. */
export function createStateStore(video: HTMLVideoElement) {
  const listeners = new Set<() => void>();
  const facts: Facts = {
    playback: INITIAL_PLAYBACK,
    shouldPlay: false,
    settings: readSettings(),
    source: null,
    stream: null,
    notice: { text: '' },
  };
  let state = toPlayerState(video, facts);

  /** Changes facts, and reports the new state. */
  function update(changes: Partial<Facts> = {}) {
    Object.assign(facts, changes);
    state = toPlayerState(video, facts);
    for (const listener of listeners) listener();
  }
  return {
    facts,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    send: (event: PlaybackEvent) => update({ playback: transition(facts.playback, event) }),
    /** The live window of a channel; null for a video, and before it is known. */
    live: () => (facts.source?.isLive && facts.stream?.live()) || null,
    showCaptions: () => facts.stream?.setCaptions(isCaptioned(video, facts)),
  };
}

// captions help viewers without sound
const isCaptioned = (video: HTMLVideoElement, { settings }: Facts) => settings.isCaptioned ?? video.muted;

function toPlayerState(video: HTMLVideoElement, facts: Facts): PlayerState {
  const { playback, shouldPlay, settings, source, stream, notice } = facts;
  return {
    playback,
    shouldPlay,
    isPaused: video.paused,
    isMuted: video.muted || video.volume === 0,
    duration: Number.isFinite(video.duration) && !source?.isLive ? video.duration : 0,
    qualities: stream?.qualities() ?? [],
    quality: stream?.quality() ?? { chosen: 0, shown: 0 },
    captions: findCaptionTrack(video) ? (isCaptioned(video, facts) ? 'on' : 'off') : 'none',
    settings,
    notice,
  };
}
