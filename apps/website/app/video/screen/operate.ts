import { oneSound } from '../../oneSound/index.ts';
import type { Footage } from '../footage.ts';
import { type Action, LEAP } from './controls/keys.ts';
import { type LivePlace, liveStatus } from './live/liveStatus.ts';
import { mediaSession } from './mediaSession.ts';
import { keepPlace } from './places.ts';
import { INITIAL, type Playback, type PlaybackEvent, transition } from './playback.ts';
import { keepSettings, keptSettings, type Settings, SPEEDS } from './settings.ts';
import { openStream } from './streams/openStream.ts';
import type { Stream } from './streams/stream.ts';
import { whyNot } from './streams/whyNot.ts';

/** How far a viewer gets, in seconds, until the place is kept anew. */
const KEEP_EVERY = 5;
/** No browser waits longer than 24 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What the controls show. */
export interface Screening {
  playback: Playback;
  isPaused: boolean;
  isMuted: boolean;
  /** Seconds, 0 while it is not known and for a channel. */
  duration: number;
  qualities: number[];
  quality: { chosen: number; shown: number };
  captions: 'none' | 'off' | 'on';
  settings: Settings;
  /** What was just done by a key or a tap, in words. */
  notice: { text: string };
}

/** A film's operator: everything that is done with the one element, and what became of it. */
export interface Operator {
  video: HTMLVideoElement;
  state(): Screening;
  subscribe(listener: () => void): () => void;
  /** @param startAt seconds; null begins at the beginning, or live */
  open(footage: Footage, startAt: number | null): void;
  play(): void;
  pause(): void;
  /** Does what a key or a button says, and says it. */
  act(action: Action): void;
  seekTo(seconds: number): void;
  toLive(): void;
  /** Asks for what did not come now; opens what was given up once more. */
  again(): void;
  set(settings: Partial<Settings>): void;
  setMuted(isMuted: boolean): void;
  live(): LivePlace | null;
  /** What cannot be said by an action, such as that an address was copied. */
  say(text: string): void;
  close(): void;
}

const HEARD = ['play', 'pause', 'volumechange', 'ratechange', 'durationchange', 'loadedmetadata', 'emptied'];

export function operate(video: HTMLVideoElement, presentation: { toggleFullscreen(): void }): Operator {
  const listeners = new Set<() => void>();
  const ends: (() => void)[] = [];
  let playback = INITIAL;
  let settings = keptSettings();
  let footage: Footage | null = null;
  let stream: Stream | null = null;
  let closeStream = () => {};
  let isWanted = false;
  let keptAt = 0;
  let notice = { text: '' };
  let backOnAir: ReturnType<typeof setTimeout> | undefined;
  let state = look();

  function look(): Screening {
    const hasCaptions = [...video.textTracks].some(({ kind }) => kind === 'captions' || kind === 'subtitles');
    return {
      playback,
      isPaused: video.paused,
      isMuted: video.muted || video.volume === 0,
      duration: Number.isFinite(video.duration) && !footage?.isLive ? video.duration : 0,
      qualities: stream?.qualities() ?? [],
      quality: stream?.quality() ?? { chosen: 0, shown: 0 },
      captions: hasCaptions ? (isCaptioned() ? 'on' : 'off') : 'none',
      settings,
      notice,
    };
  }
  function tell() {
    state = look();
    for (const listener of listeners) listener();
  }
  function send(event: PlaybackEvent) {
    const before = playback;
    playback = transition(playback, event);
    if (playback.trouble !== before.trouble) waitForAir();
    tell();
  }
  // whoever watches without sound is helped by captions
  function isCaptioned() {
    return settings.isCaptioned ?? video.muted;
  }
  function waitForAir() {
    clearTimeout(backOnAir);
    const { trouble } = playback;
    if (trouble?.kind !== 'offAir' || trouble.onAirAt === null) return;
    const wait = Math.max(trouble.onAirAt - Date.now(), 5000);
    if (wait <= LONGEST_WAIT) backOnAir = setTimeout(again, wait);
  }
  function on(type: string, listen: () => void, target: EventTarget = video) {
    target.addEventListener(type, listen);
    ends.push(() => target.removeEventListener(type, listen));
  }

  function keepWhere() {
    if (!footage || footage.isLive || !playback.hasBegun) return;
    keepPlace(footage.id, video.currentTime, video.duration);
    keptAt = video.currentTime;
  }
  function play() {
    isWanted = true;
    if (playback.phase === 'stopped') return again();
    if (playback.phase === 'ended') video.currentTime = live()?.from ?? 0;
    video.play().catch((cause: Error) => {
      // a page may not begin with sound by itself
      if (cause.name === 'NotAllowedError') pause();
    });
  }
  function pause() {
    isWanted = false;
    video.pause();
    if (video.readyState === 0) send({ type: 'paused' });
  }
  function open(opened: Footage, startAt: number | null) {
    keepWhere();
    closeStream();
    stream = null;
    footage = opened;
    keptAt = 0;
    send({ type: 'opened' });
    const { src, isLive = false } = opened;
    const told = {
      changed: tell,
      came: () => playback.isCutOff && send({ type: 'came' }),
      lost: () => playback.isCutOff || send({ type: 'lost' }),
      stopped: (trouble: NonNullable<Playback['trouble']>) => send({ type: 'stopped', trouble }),
    };
    closeStream = openStream(video, { src, isLive, startAt }, told, (ready) => {
      stream = ready;
      stream.setCaptions(isCaptioned());
      if (isWanted) play();
      tell();
    });
    tellSession(opened);
  }
  function again() {
    if (!footage) return;
    if (playback.phase !== 'stopped') return stream?.again();
    isWanted = true;
    open(footage, footage.isLive ? null : video.currentTime || null);
  }
  function live() {
    return (footage?.isLive && stream?.live()) || null;
  }
  function seekTo(seconds: number) {
    const place = live();
    const [from, to] = place ? [place.from, place.to] : [0, video.duration];
    if (Number.isFinite(to)) video.currentTime = Math.min(Math.max(seconds, from), to);
  }
  function set(changed: Partial<Settings>) {
    settings = { ...settings, ...changed };
    keepSettings(settings);
    if (changed.volume !== undefined) {
      video.volume = settings.volume;
      video.muted = settings.volume === 0;
    }
    if (changed.speed !== undefined) video.playbackRate = video.defaultPlaybackRate = settings.speed;
    if (changed.quality !== undefined) stream?.setQuality(settings.quality);
    if (changed.isCaptioned !== undefined) stream?.setCaptions(isCaptioned());
    tell();
  }
  function setMuted(isMuted: boolean) {
    if (!isMuted && settings.volume === 0) set({ volume: 0.5 });
    video.muted = isMuted;
  }
  function say(text: string) {
    notice = { text };
    tell();
  }

  function act(action: Action) {
    const place = live();
    switch (action.type) {
      case 'togglePlay':
        return video.paused ? play() : pause();
      case 'toggleMute':
        setMuted(!state.isMuted);
        return say(video.muted ? 'ปิดเสียง' : 'เปิดเสียง');
      case 'toggleCaptions':
        if (state.captions === 'none') return say('วิดีโอนี้ไม่มีคำบรรยาย');
        set({ isCaptioned: !isCaptioned() });
        return say(isCaptioned() ? 'แสดงคำบรรยาย' : 'ซ่อนคำบรรยาย');
      case 'toggleFullscreen':
        return presentation.toggleFullscreen();
      case 'seekBy':
        seekTo(video.currentTime + action.seconds);
        return say(`${action.seconds < 0 ? 'ย้อนกลับ' : 'ข้ามไป'} ${Math.abs(action.seconds)} วินาที`);
      case 'seekToShare': {
        const [from, to] = place ? [place.from, place.to] : [0, state.duration];
        // the very end would be the next episode
        return seekTo(from + (to - from) * action.share - (action.share === 1 && !place ? LEAP : 0));
      }
      case 'volumeBy':
        set({ volume: Math.round(Math.min(1, Math.max(0, settings.volume + action.share)) * 100) / 100 });
        return say(`ความดัง ${Math.round(settings.volume * 100)}%`);
      case 'speedBy': {
        if (place) return;
        const index = SPEEDS.indexOf(settings.speed) + action.steps;
        set({ speed: SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)] ?? 1 });
        return say(`ความเร็ว ${settings.speed}×`);
      }
    }
  }

  const tellSession = mediaSession(video, { play, pause, act, seekTo });
  ends.push(oneSound(video, pause));
  for (const type of HEARD) on(type, tell);
  on('addtrack', tell, video.textTracks);
  on('volumechange', () => stream?.setCaptions(isCaptioned()));
  on('playing', () => send({ type: 'playing' }));
  on('waiting', () => !video.paused && send({ type: 'waiting' }));
  on('pause', () => {
    // a new source pauses the element, too
    if (!video.ended && playback.hasBegun) send({ type: 'paused' });
    keepWhere();
  });
  on('ended', async () => {
    send({ type: 'ended' });
    const ended = footage;
    if (!ended?.isLive) return;
    const why = await whyNot(ended.src);
    if (footage === ended && playback.phase === 'ended' && typeof why === 'object' && why)
      send({ type: 'stopped', trouble: why });
  });
  on('timeupdate', () => {
    if (Math.abs(video.currentTime - keptAt) >= KEEP_EVERY) keepWhere();
  });
  on('pagehide', keepWhere, globalThis as unknown as EventTarget);
  video.volume = settings.volume;
  video.playbackRate = video.defaultPlaybackRate = settings.speed;

  return {
    video,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    play,
    pause,
    act,
    seekTo,
    toLive() {
      const place = live();
      if (place && !liveStatus(place).isLive) video.currentTime = place.to;
      play();
    },
    again,
    set,
    setMuted,
    live,
    say,
    close() {
      keepWhere();
      clearTimeout(backOnAir);
      closeStream();
      for (const end of ends) end();
      tellSession(null);
    },
  };
}
