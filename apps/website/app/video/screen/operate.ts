import { exclusivePlayback, preventLeavingWhilePlaying } from '../../exclusivePlayback/index.ts';
import { connection } from '../connection.ts';
import type { Footage } from '../footage.ts';
import type { Action } from './controls/keys.ts';
import { perform } from './controls/perform.ts';
import { liveStatus } from './live/liveStatus.ts';
import { mediaSession } from './mediaSession.ts';
import type { Operator, Screening } from './operator.ts';
import { overhear } from './overhear.ts';
import { keepPlace } from './places.ts';
import { INITIAL, type PlaybackEvent, type Trouble, transition } from './playback.ts';
import { keepSettings, keptSettings, type Settings } from './settings.ts';
import { captionTrack } from './streams/captionTrack.ts';
import { openStream } from './streams/openStream.ts';
import type { Stream } from './streams/stream.ts';
import { whyNot } from './streams/whyNot.ts';

/** How far a viewer gets, in seconds, until the place is kept anew. */
const KEEP_EVERY = 5;
/** No browser waits longer than 24 days; and a channel that said it would be back is not asked more often, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;
const SHORTEST_WAIT = 5000;

/** After these the controls show something else. */
const SHOWN = ['play', 'pause', 'volumechange', 'ratechange', 'durationchange', 'loadedmetadata', 'emptied'];

/** Does with the one element what is wanted, and tells what became of it. */
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
    return {
      playback,
      isPaused: video.paused,
      isMuted: video.muted || video.volume === 0,
      duration: Number.isFinite(video.duration) && !footage?.isLive ? video.duration : 0,
      qualities: stream?.qualities() ?? [],
      quality: stream?.quality() ?? { chosen: 0, shown: 0 },
      captions: captionTrack(video) ? (isCaptioned() ? 'on' : 'off') : 'none',
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
    const wait = Math.max(trouble.onAirAt - Date.now(), SHORTEST_WAIT);
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
      if (cause.name !== 'NotAllowedError') return;
      if (!footage?.isLive || video.muted) return pause();
      video.muted = true;
      play();
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
    // what is live cannot be hurried
    video.playbackRate = video.defaultPlaybackRate = isLive ? 1 : settings.speed;
    const told = {
      changed: tell,
      came: () => playback.isCutOff && send({ type: 'came' }),
      lost: () => playback.isCutOff || send({ type: 'lost' }),
      skipped: () => say('ข้ามช่วงที่ไฟล์วิดีโอหายไป'),
      stopped: (trouble: Trouble) => send({ type: 'stopped', trouble }),
    };
    closeStream = openStream(video, { src, isLive, startAt }, told, (ready) => {
      stream = ready;
      stream.setCaptions(isCaptioned());
      stream.setQuality(settings.quality);
      if (isWanted) play();
      tell();
    });
    tellSession(opened);
  }
  // a channel ends when it goes off the air
  async function askWhyItEnded() {
    const ended = footage;
    const why = ended?.isLive ? await whyNot(ended.src) : null;
    if (why !== null && why !== 'lost' && footage === ended && playback.phase === 'ended')
      send({ type: 'stopped', trouble: why });
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

  ends.push(exclusivePlayback(video, pause), preventLeavingWhilePlaying(video));
  for (const type of SHOWN) on(type, tell);
  on('addtrack', tell, video.textTracks);
  on('volumechange', () => stream?.setCaptions(isCaptioned()));
  ends.push(overhear(video, send));
  on('pause', keepWhere);
  on('ended', () => void askWhyItEnded());
  // a browser leaves a film paused that was sought after its end
  on('seeking', () => {
    if (playback.phase !== 'ended' || video.ended) return;
    send({ type: 'resumed' });
    play();
  });
  on('timeupdate', () => {
    if (Math.abs(video.currentTime - keptAt) >= KEEP_EVERY) keepWhere();
  });
  on('pagehide', keepWhere, globalThis as unknown as EventTarget);
  video.volume = settings.volume;

  const operator: Operator = {
    video,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    rename(renamed) {
      footage = renamed;
      tellSession(renamed);
    },
    play,
    pause,
    act(action: Action) {
      const words = perform(operator, action);
      if (words) say(words);
    },
    seekTo,
    toLive() {
      const place = live();
      if (place && !liveStatus(place).isLive) video.currentTime = place.to;
      play();
    },
    again,
    toggleFullscreen: presentation.toggleFullscreen,
    set,
    setMuted,
    live,
    preview(element, second) {
      if (!connection().saveData) stream?.preview(element, second);
    },
    say,
    close() {
      keepWhere();
      clearTimeout(backOnAir);
      closeStream();
      for (const end of ends) end();
      tellSession(null);
    },
  };
  const tellSession = mediaSession(operator);
  return operator;
}
