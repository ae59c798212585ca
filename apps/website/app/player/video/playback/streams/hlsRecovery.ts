import type Hls from 'hls.js';
import { type ErrorData, ErrorDetails, ErrorTypes, Events } from 'hls.js';
import { createRetry } from '../../../media/index.ts';
import { describePlaybackError, GONE_STATUSES } from './describePlaybackError.ts';
import { createSegmentSkipper } from './segmentSkipper.ts';
import { CHANNEL_PAUSE_MS, type StreamEvents } from './stream.ts';

/** How often a stream is retried whose address answers but which does not play. */
const MAX_TRIES = 4;
/** How often the decoder is restarted after a media error. */
const MAX_MENDS = 2;

const PLAYLIST_MISSING: string[] = [ErrorDetails.LEVEL_LOAD_ERROR, ErrorDetails.LEVEL_LOAD_TIMEOUT];
const CODEC_MISSING: string[] = [
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];

/** Recovers a stream from its errors until `signal` aborts; `again` repeats failed requests at once. */
export function bindHlsRecovery(
  hls: Hls,
  video: HTMLVideoElement,
  { src, events, signal }: { src: string; events: StreamEvents; signal: AbortSignal },
): { again(): void } {
  const skipper = createSegmentSkipper(hls, video, events.skipped, signal);
  let mends = 0;
  /** A channel: known from its first playlist on, also while another is loaded in its place. */
  let isLive = false;
  /** The channel still answers, but the addresses of its playlists may have changed: its studio has begun or ended. */
  let hasMoved = false;

  const retry = createRetry(() => {
    if (hls.levels.length > 0 && !hasMoved) return hls.startLoad();
    const wasPlaying = !video.paused;
    hasMoved = false;
    hls.loadSource(src);
    if (wasPlaying) video.play().catch(() => {});
  });
  signal.addEventListener('abort', retry.end);
  const received = () => {
    retry.succeeded();
    events.received();
  };
  const recover = async (isGone: boolean, isPlaylist = false) => {
    const why = await describePlaybackError(src);
    if (signal.aborted) return;
    if (why !== null && why !== 'lost') return events.stopped(why);
    if (why === null && isGone) return events.stopped({ kind: 'incomplete' });
    // a studio that has failed counts as on for a while: its channel is asked again until it shows something else
    if (why === null && !isLive && retry.tries() >= MAX_TRIES) return events.stopped({ kind: 'failed' });
    hasMoved ||= why === null && isLive && isPlaylist;
    events.lost();
    retry.later(why === null && isLive ? { atMostMs: CHANNEL_PAUSE_MS } : {});
  };
  const recoverFromNetwork = ({ details, fatal, response, frag }: ErrorData) => {
    const status = response?.code ?? 0;
    const isGone = GONE_STATUSES.includes(status);
    // hls.js skips a missing segment of a channel, but requests one of a video again for minutes
    if (isGone && details === ErrorDetails.FRAG_LOAD_ERROR && frag?.type === 'main' && !isLive) {
      if (!skipper.skip(frag)) void recover(true);
    } else if (fatal) void recover(isGone, PLAYLIST_MISSING.includes(details));
    else if (status === 0 || status >= 500) events.lost();
  };
  const handleError = (error: ErrorData) => {
    const { type, details, fatal, frag } = error;
    if (details === ErrorDetails.INTERNAL_ABORTED) skipper.handleAborted(frag);
    else if (type === ErrorTypes.NETWORK_ERROR && details !== ErrorDetails.FRAG_GAP) recoverFromNetwork(error);
    else if (CODEC_MISSING.includes(details)) {
      // one of several renditions may be missing its codec
      if (fatal) events.stopped({ kind: 'unplayable' });
    } else if (fatal && type === ErrorTypes.MEDIA_ERROR && mends < MAX_MENDS) {
      mends++;
      hls.recoverMediaError();
    } else if (fatal) events.stopped({ kind: 'failed' });
  };

  hls.on(Events.ERROR, (_, error) => handleError(error));
  hls.on(Events.MANIFEST_LOADED, received);
  hls.on(Events.LEVEL_LOADED, (_, { details }) => {
    isLive = details.live;
    received();
  });
  hls.on(Events.FRAG_LOADED, () => {
    skipper.reset();
    received();
  });
  return { again: retry.now };
}
