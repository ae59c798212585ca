import Hls, { type ErrorData, ErrorDetails, ErrorTypes, Events, type Fragment } from 'hls.js';
import { createRetry } from '../../../media/index.ts';
import type { LivePosition } from '../live/liveStatus.ts';
import { describePlaybackError, GONE_STATUSES } from './describePlaybackError.ts';
import { openKeyFrames } from './keyFrames.ts';
import { resetBeforeInit } from './resetBeforeInit.ts';
import type { Stream, StreamEvents, StreamSource } from './stream.ts';

/** How many seconds behind the position stay buffered on a phone. */
const BACK_BUFFER_SECONDS = 60;
/** How many seconds are fetched before playback begins when the element has `preload="metadata"`: the first segment. */
const BEGINNING_SECONDS = 2;
/** How often a stream is retried whose address answers but which does not play. */
const MAX_TRIES = 4;
/** How often the decoder is restarted after a media error. */
const MAX_MENDS = 2;
/** How many segments in a row may be missing before the stream is given up. */
const MAX_GAPS = 3;
/** How close to the beginning of a missing segment a video stops, in seconds. */
const TOLERANCE_SECONDS = 1;

const CODEC_MISSING: string[] = [
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];

/** Plays HLS by hls.js, for browsers with media source extensions. */
export function openHlsStream(video: HTMLVideoElement, { src, startAt }: StreamSource, events: StreamEvents): Stream {
  const hls = new Hls({
    // our segments need no conversion, so that a worker would have nothing to do, and the content security policy
    // allows none from a blob
    enableWorker: false,
    startPosition: startAt ?? -1,
    capLevelToPlayerSize: true,
    backBufferLength: BACK_BUFFER_SECONDS,
    liveDurationInfinity: true,
    ...(video.preload === 'metadata' &&
      video.paused && { maxBufferLength: BEGINNING_SECONDS, maxMaxBufferLength: BEGINNING_SECONDS }),
  });
  const fetchAll = () => {
    const { maxBufferLength, maxMaxBufferLength } = Hls.DefaultConfig;
    Object.assign(hls.config, { maxBufferLength, maxMaxBufferLength });
  };
  video.addEventListener('play', fetchAll);
  let isClosed = false;
  let mends = 0;
  let missing = 0;
  /** Loading is stopped because of a missing segment. */
  let isHalted = false;
  let isCaptioned = false;
  let height = 0;
  /** The channel still answers, but the addresses of its playlists have changed. */
  let hasMoved = false;

  const again = createRetry(() => {
    if (hls.levels.length > 0 && !hasMoved) return hls.startLoad();
    const wasPlaying = !video.paused;
    hasMoved = false;
    hls.loadSource(src);
    if (wasPlaying) video.play().catch(() => {});
  });
  const received = () => {
    again.succeeded();
    events.received();
  };
  const recover = async (isGone: boolean, isPlaylist = false) => {
    const why = await describePlaybackError(src);
    if (isClosed) return;
    if (why !== null && why !== 'lost') return events.stopped(why);
    if (why === null && isGone) return events.stopped({ kind: 'incomplete' });
    if (why === null && again.tries() >= MAX_TRIES) return events.stopped({ kind: 'failed' });
    hasMoved = why === null && isPlaylist;
    events.lost();
    again.later();
  };
  const halt = () => {
    isHalted = true;
    hls.stopLoad();
  };
  const goOn = () => {
    if (isClosed) return;
    isHalted = false;
    hls.startLoad(video.currentTime);
  };
  // hls.js skips a missing segment of a channel, but requests one of a video again for minutes
  const passOver = ({ start, end }: Fragment) => {
    missing++;
    if (missing > MAX_GAPS * hls.levels.length) return recover(true);
    // another rendition may have the segment
    const isNowhere = missing % hls.levels.length === 0;
    halt();
    const leap = () => {
      const isThere = video.currentTime > start - TOLERANCE_SECONDS && video.currentTime < end;
      if (isNowhere && isThere && !isClosed) {
        video.currentTime = end;
        events.skipped();
      }
      goOn();
    };
    // hls.js handles the error first
    if (!isNowhere || video.readyState < video.HAVE_FUTURE_DATA) setTimeout(leap);
    else video.addEventListener('waiting', leap, { once: true });
  };
  // hls.js 1.7.4 can wait for ever for a request that it aborted to change renditions for a missing segment
  const mendBrokenOff = (frag: Fragment | undefined) => {
    if (missing === 0 || isHalted || frag?.type !== 'main') return;
    halt();
    setTimeout(goOn);
  };
  const judge = ({ type, details, fatal, response, frag }: ErrorData) => {
    if (details === ErrorDetails.INTERNAL_ABORTED) return mendBrokenOff(frag);
    if (type === ErrorTypes.NETWORK_ERROR && details !== ErrorDetails.FRAG_GAP) {
      const status = response?.code ?? 0;
      const isGone = GONE_STATUSES.includes(status);
      const isSegment = details === ErrorDetails.FRAG_LOAD_ERROR;
      if (isGone && isSegment && frag?.type === 'main' && !hls.latestLevelDetails?.live) return passOver(frag);
      const isPlaylist = details === ErrorDetails.LEVEL_LOAD_ERROR && hls.latestLevelDetails?.live;
      if (fatal) return void recover(isGone, isPlaylist);
      if (status === 0 || status >= 500) events.lost();
    } else if (CODEC_MISSING.includes(details)) {
      // one of several renditions may be missing its codec
      if (fatal) events.stopped({ kind: 'unplayable' });
    } else if (fatal && type === ErrorTypes.MEDIA_ERROR && mends < MAX_MENDS) {
      mends++;
      hls.recoverMediaError();
    } else if (fatal) events.stopped({ kind: 'failed' });
  };
  // -1, which is automatic, for a height that this video does not have
  const levelOf = (height: number) => hls.levels.findIndex((level) => level.height === height);
  const caption = () => {
    hls.subtitleDisplay = false;
    hls.subtitleTrack = isCaptioned ? captionsOf(hls) : -1;
  };

  hls.on(Events.ERROR, (_, error) => judge(error));
  hls.on(Events.BUFFER_CREATED, (_, { tracks }) => {
    for (const { buffer } of Object.values(tracks)) resetBeforeInit(buffer);
  });
  hls.on(Events.MANIFEST_LOADED, received);
  hls.on(Events.LEVEL_LOADED, received);
  hls.on(Events.FRAG_LOADED, () => {
    missing = 0;
    received();
  });
  hls.on(Events.LEVEL_SWITCHED, events.changed);
  hls.on(Events.MANIFEST_PARSED, () => {
    if (height > 0) hls.loadLevel = levelOf(height);
    events.changed();
  });
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () =>
    // hls.js makes its own choice right after this event
    queueMicrotask(() => {
      if (isClosed) return;
      caption();
      events.changed();
    }),
  );
  hls.attachMedia(video);
  hls.loadSource(src);

  const heightAt = (level: number) => hls.levels[level]?.height ?? 0;
  return {
    qualities: () => [...new Set(hls.levels.map(({ height }) => height))].filter(Boolean).sort((a, b) => b - a),
    quality: () => ({
      chosen: hls.autoLevelEnabled ? 0 : heightAt(hls.loadLevel),
      shown: heightAt(hls.currentLevel),
    }),
    setQuality(newHeight) {
      height = newHeight;
      if (hls.levels.length > 0) hls.nextLevel = levelOf(height);
    },
    setCaptions(isOn) {
      isCaptioned = isOn;
      caption();
    },
    live: () => livePlace(hls, video),
    preview: openKeyFrames(hls),
    again: again.now,
    close() {
      isClosed = true;
      again.end();
      video.removeEventListener('play', fetchAll);
      hls.destroy();
    },
  };
}

/** The index of the Thai captions, else of the first. */
function captionsOf({ subtitleTracks }: Hls): number {
  const thai = subtitleTracks.findIndex(({ lang }) => lang?.startsWith('th'));
  return thai >= 0 ? thai : subtitleTracks.length > 0 ? 0 : -1;
}

function livePlace(hls: Hls, video: HTMLVideoElement): LivePosition | null {
  const details = hls.latestLevelDetails;
  if (!details?.live) return null;
  const { playingDate, liveSyncPosition, latency, targetLatency } = hls;
  return {
    from: details.fragmentStart,
    to: Math.max(liveSyncPosition ?? details.edge, video.currentTime),
    latency,
    targetLatency: targetLatency ?? 3 * details.targetduration,
    segmentSeconds: details.targetduration,
    zeroAt: playingDate ? playingDate.getTime() - video.currentTime * 1000 : null,
  };
}
