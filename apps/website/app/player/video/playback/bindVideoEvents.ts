import {
  bindExclusivePlayback,
  bindListeners,
  bindPlaybackEvents,
  bindPositionSaving,
  preventLeavingWhilePlaying,
} from '../../media/index.ts';
import type { SourcePlayback } from './sourcePlayback.ts';
import type { StateStore } from './stateStore.ts';

/** The events after which the controls are rendered again. */
const STATE_EVENTS = ['play', 'pause', 'volumechange', 'ratechange', 'durationchange', 'loadedmetadata', 'emptied'];

/** Reports the events of the video to its player. Returns what ends it. */
export function bindVideoEvents(
  video: HTMLVideoElement,
  { facts, update, send, showCaptions }: StateStore,
  { play, pause, savePosition, checkWhyItEnded }: SourcePlayback,
): () => void {
  const report = () => update();
  const ends = [
    bindExclusivePlayback(video, pause),
    preventLeavingWhilePlaying(video),
    bindListeners(video, Object.fromEntries(STATE_EVENTS.map((type) => [type, report]))),
    bindListeners(video.textTracks, { addtrack: report }),
    bindPlaybackEvents(video, (type) => send({ type })),
    bindPositionSaving(video, savePosition),
    bindListeners(video, {
      volumechange: showCaptions,
      pause: savePosition,
      ended: () => void checkWhyItEnded(),
      // a browser leaves a video paused when the viewer seeks after its end
      seeking() {
        if (facts.playback.phase !== 'ended' || video.ended) return;
        send({ type: 'resumed' });
        play();
      },
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
