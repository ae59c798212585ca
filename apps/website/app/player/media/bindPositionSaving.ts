import { bindListeners } from './bindListeners.ts';

/** The position is stored again after so many seconds of playback. */
const SAVE_INTERVAL_SECONDS = 5;

/** Calls `save` every few seconds of playback, and when the page is left. Returns what ends it. */
export function bindPositionSaving(media: HTMLMediaElement, save: () => void): () => void {
  let savedAt = 0;
  const ends = [
    bindListeners(media, {
      timeupdate: () => {
        if (Math.abs(media.currentTime - savedAt) < SAVE_INTERVAL_SECONDS) return;
        savedAt = media.currentTime;
        save();
      },
    }),
    bindListeners(globalThis as unknown as EventTarget, { pagehide: save }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
