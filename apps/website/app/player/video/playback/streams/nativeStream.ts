import { bindListeners, createRetry } from '../../../media/index.ts';
import type { LivePosition } from '../live/liveStatus.ts';
import { findCaptionTrack, isCaption } from './captionTrack.ts';
import { describePlaybackError } from './describePlaybackError.ts';
import { CHANNEL_PAUSE_MS, type Stream, type StreamEvents, type StreamSource } from './stream.ts';

const MAX_TRIES = 4;
/** The delay of live playback, where the playlist names none, is three segments of at most this length. */
const SEGMENT_SECONDS = 6;

/** An MP4, or HLS where the browser plays it itself (older iPhones have no media source extensions). */
export function openNativeStream(
  video: HTMLVideoElement,
  { src, isLive, startAt }: StreamSource,
  events: StreamEvents,
): Stream {
  let goOnAt = startAt;
  let isCaptioned = false;
  let isClosed = false;
  /** Something of it has come: this browser can play it. */
  let hasCome = false;

  const again = createRetry(() => {
    goOnAt = isLive ? null : video.currentTime || goOnAt;
    const wasPlaying = !video.paused;
    video.src = src;
    if (wasPlaying) video.play().catch(() => {});
  });
  const caption = () => {
    for (const track of video.textTracks)
      if (isCaption(track)) track.mode = isCaptioned && track === findCaptionTrack(video) ? 'hidden' : 'disabled';
  };
  const fail = async () => {
    const { error } = video;
    const why = await describePlaybackError(src);
    if (isClosed || !error) return;
    if (why !== null && why !== 'lost') return events.stopped(why);
    // a studio that has failed counts as on for a while: its channel is asked again until it shows something else
    if (why === null && !(isLive && hasCome)) {
      // browsers report a file that they cannot decode as a missing source
      if (error.code === error.MEDIA_ERR_SRC_NOT_SUPPORTED) return events.stopped({ kind: 'unplayable' });
      if (again.tries() >= MAX_TRIES) return events.stopped({ kind: 'failed' });
    }
    events.lost();
    again.later(why === null && isLive ? { atMostMs: CHANNEL_PAUSE_MS } : {});
  };
  const endListening = bindListeners(video, {
    loadedmetadata() {
      if (goOnAt !== null) video.currentTime = goOnAt;
      goOnAt = null;
    },
    progress() {
      hasCome = true;
      again.succeeded();
      events.received();
    },
    error: () => void fail(),
  });
  const endListeningToTracks = bindListeners(video.textTracks, {
    addtrack() {
      caption();
      events.changed();
    },
  });

  video.src = src;

  return {
    qualities: () => [],
    quality: () => ({ chosen: 0, shown: 0 }),
    setQuality() {},
    setCaptions(isOn) {
      isCaptioned = isOn;
      caption();
    },
    live: () => (isLive ? readLivePosition(video) : null),
    preview() {},
    again: again.now,
    close() {
      isClosed = true;
      again.end();
      endListening();
      endListeningToTracks();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function readLivePosition(video: HTMLVideoElement): LivePosition | null {
  const { seekable } = video;
  if (seekable.length === 0) return null;
  const edge = seekable.end(seekable.length - 1);
  const startDate = (video as { getStartDate?(): Date }).getStartDate?.().getTime() ?? Number.NaN;
  return {
    from: seekable.start(0),
    to: edge,
    // the seekable range ends at the browser's own live position
    latency: edge - video.currentTime + 3 * SEGMENT_SECONDS,
    targetLatency: 3 * SEGMENT_SECONDS,
    segmentSeconds: SEGMENT_SECONDS,
    zeroAt: Number.isNaN(startDate) ? null : startDate,
  };
}
