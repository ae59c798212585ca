import { readStored, writeStored } from '../../platform/localStore/index.ts';

/** How many positions are stored, the newest. */
const MAX_POSITIONS = 50;

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
