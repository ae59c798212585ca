import Hls, { Events } from 'hls.js';
import type { LivePosition } from '../live/liveStatus.ts';
import { bindHlsRecovery } from './hlsRecovery.ts';
import { openKeyFrames } from './keyFrames.ts';
import { resetBeforeInit } from './resetBeforeInit.ts';
import type { Stream, StreamEvents, StreamSource } from './stream.ts';

/** How many seconds behind the position stay buffered on a phone. */
const BACK_BUFFER_SECONDS = 60;
/** How many seconds are fetched before playback begins when the element has `preload="metadata"`: the first segment. */
const BEGINNING_SECONDS = 2;

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
  const closing = new AbortController();
  const { signal } = closing;
  const fetchAll = () => {
    const { maxBufferLength, maxMaxBufferLength } = Hls.DefaultConfig;
    Object.assign(hls.config, { maxBufferLength, maxMaxBufferLength });
  };
  video.addEventListener('play', fetchAll, { signal });
  const { again } = bindHlsRecovery(hls, video, { src, events, signal });
  let isCaptioned = false;
  let height = 0;

  // -1, which is automatic, for a height that this video does not have
  const findLevel = (height: number) => hls.levels.findIndex((level) => level.height === height);
  const caption = () => {
    hls.subtitleDisplay = false;
    hls.subtitleTrack = isCaptioned ? findCaptions(hls) : -1;
  };

  hls.on(Events.BUFFER_CREATED, (_, { tracks }) => {
    for (const { buffer } of Object.values(tracks)) resetBeforeInit(buffer);
  });
  hls.on(Events.LEVEL_SWITCHED, events.changed);
  hls.on(Events.MANIFEST_PARSED, () => {
    if (height > 0) hls.loadLevel = findLevel(height);
    events.changed();
  });
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () =>
    // hls.js makes its own choice right after this event
    queueMicrotask(() => {
      if (signal.aborted) return;
      caption();
      events.changed();
    }),
  );
  hls.attachMedia(video);
  hls.loadSource(src);

  const findHeight = (level: number) => hls.levels[level]?.height ?? 0;
  return {
    qualities: () => [...new Set(hls.levels.map(({ height }) => height))].filter(Boolean).sort((a, b) => b - a),
    quality: () => ({
      chosen: hls.autoLevelEnabled ? 0 : findHeight(hls.loadLevel),
      shown: findHeight(hls.currentLevel),
    }),
    setQuality(newHeight) {
      height = newHeight;
      if (hls.levels.length > 0) hls.nextLevel = findLevel(height);
    },
    setCaptions(isOn) {
      isCaptioned = isOn;
      caption();
    },
    live: () => readLivePosition(hls, video),
    preview: openKeyFrames(hls),
    again,
    close() {
      closing.abort();
      hls.destroy();
    },
  };
}

/** The index of the Thai captions, else of the first. */
function findCaptions({ subtitleTracks }: Hls): number {
  const thai = subtitleTracks.findIndex(({ lang }) => lang?.startsWith('th'));
  return thai >= 0 ? thai : subtitleTracks.length > 0 ? 0 : -1;
}

function readLivePosition(hls: Hls, video: HTMLVideoElement): LivePosition | null {
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
