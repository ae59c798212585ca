import type { VideoSource } from '../videoSource.ts';
import { waitForAir } from './live/waitForAir.ts';
import type { PlaybackError } from './playback.ts';
import { saveResumePosition } from './resumePositions.ts';
import type { StateStore } from './stateStore.ts';
import { describePlaybackError } from './streams/describePlaybackError.ts';
import { openStream } from './streams/openStream.ts';

export type SourcePlayback = ReturnType<typeof createSourcePlayback>;

/** Opens sources in the video and plays them; opens one again that was given up, or that is back on the air. */
export function createSourcePlayback(
  video: HTMLVideoElement,
  { facts, update, send, live, showCaptions }: StateStore,
  onOpen: (source: VideoSource) => void,
) {
  let closeStream = () => {};
  let stopWaiting = () => {};

  function play() {
    facts.shouldPlay = true;
    if (facts.playback.phase === 'stopped') return again();
    if (facts.playback.phase === 'ended') video.currentTime = live()?.from ?? 0;
    video.play().catch((cause: Error) => {
      // browsers block playback with sound that no press has begun
      if (cause.name !== 'NotAllowedError') return;
      if (!facts.source?.isLive || video.muted) return pause();
      video.muted = true;
      play();
    });
  }
  function pause() {
    video.pause();
    update({ shouldPlay: false });
    if (video.readyState === 0) send({ type: 'paused' });
  }
  function savePosition() {
    const { source, playback } = facts;
    if (!source || source.isLive || !playback.hasBegun) return;
    saveResumePosition(source.id, video.currentTime, video.duration);
  }
  function stop(trouble: PlaybackError) {
    stopWaiting();
    send({ type: 'stopped', trouble });
    stopWaiting = waitForAir(trouble, again);
  }
  function closeSource() {
    savePosition();
    stopWaiting();
    closeStream();
  }
  function setSpeed() {
    // a live stream has no other speed
    video.playbackRate = video.defaultPlaybackRate = facts.source?.isLive ? 1 : facts.settings.speed;
  }
  function open(source: VideoSource, startAt: number | null) {
    closeSource();
    facts.stream = null;
    facts.source = source;
    send({ type: 'opened' });
    const { src, isLive = false } = source;
    setSpeed();
    const streamEvents = {
      changed: () => update(),
      received: () => facts.playback.isCutOff && send({ type: 'received' }),
      lost: () => facts.playback.isCutOff || send({ type: 'lost' }),
      skipped: () => update({ notice: { text: 'ข้ามช่วงที่ไฟล์วิดีโอหายไป' } }),
      stopped: stop,
    };
    closeStream = openStream(video, { src, isLive, startAt }, streamEvents, (stream) => {
      facts.stream = stream;
      showCaptions();
      stream.setQuality(facts.settings.quality);
      if (facts.shouldPlay) play();
      update();
    });
    onOpen(source);
  }
  function again() {
    const { source, stream, playback } = facts;
    if (!source) return;
    if (playback.phase !== 'stopped') return stream?.again();
    facts.shouldPlay = true;
    open(source, source.isLive ? null : video.currentTime || null);
  }
  return {
    play,
    pause,
    savePosition,
    setSpeed,
    open,
    again,
    // a channel ends when it goes off the air
    async checkWhyItEnded() {
      const ended = facts.source;
      const why = ended?.isLive ? await describePlaybackError(ended.src) : null;
      if (why !== null && why !== 'lost' && facts.source === ended && facts.playback.phase === 'ended') stop(why);
    },
    close() {
      closeSource();
      // an answer that is still on its way must not open it again
      facts.source = null;
    },
  };
}
