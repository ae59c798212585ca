import { readStored, writeStored } from '../../platform/localStore/index.ts';
import { bindListeners } from './bindListeners.ts';

/** How many positions are stored, the newest. */
const MAX_POSITIONS = 50;
/** The position is stored again after so many seconds of playback. */
const SAVE_INTERVAL_SECONDS = 5;

/** Where a reader stopped in what was played, by its id, in the reader's browser only. */
export interface ResumePositions<Position> {
  find(id: string): Position | undefined;
  /** Null forgets it. */
  save(id: string, position: Position | null): void;
}

/** @param isPosition whether a stored value is a position; any other is ignored */
export function createResumePositions<Position>(
  key: string,
  isPosition: (value: unknown) => value is Position,
): ResumePositions<Position> {
  const isEntry = (value: unknown): value is [string, Position] =>
    Array.isArray(value) && typeof value[0] === 'string' && isPosition(value[1]);
  const read = () => readStored(key, Array.isArray, []).filter(isEntry);
  return {
    find: (id) => read().find(([stored]) => stored === id)?.[1],
    save(id, position) {
      const others = read().filter(([stored]) => stored !== id);
      writeStored(key, position === null ? others : [[id, position], ...others].slice(0, MAX_POSITIONS));
    },
  };
}

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
