import { readStored, writeStored } from '../../../platform/localStore/index.ts';

const KEY = 'videoPlaces';
/** How many are remembered, the last watched. */
const MAX_POSITIONS = 50;
/** A position so near to the beginning or the end, in seconds, is not stored: the viewer begins anew. */
const EDGE_SECONDS = 15;

type Entry = [id: string, seconds: number];
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isEntry = (value: unknown): value is Entry =>
  isList(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
const readPositions = () => readStored(KEY, isList, []).filter(isEntry);

/** Where a viewer stopped, in seconds. */
export function findResumePosition(id: string): number | undefined {
  return readPositions().find(([stored]) => stored === id)?.[1];
}

/** Keeps where a viewer is; forgets it where there is nothing to go on from. */
export function saveResumePosition(id: string, seconds: number, duration: number): void {
  const others = readPositions().filter(([stored]) => stored !== id);
  const isWorthSaving = seconds >= EDGE_SECONDS && seconds <= duration - EDGE_SECONDS;
  writeStored(KEY, isWorthSaving ? [[id, Math.floor(seconds)], ...others].slice(0, MAX_POSITIONS) : others);
}

/**
 * The second a page's address asks for: `?t=90`. One at the end or beyond counts for nothing: there is only what comes
 * next.
 * @param duration seconds, 0 when it is not known
 */
export function parseStartSecond(search: string, duration: number): number | null {
  const input = new URLSearchParams(search).get('t') ?? '';
  const second = /^\d{1,6}$/.test(input) ? Number(input) : Number.NaN;
  return second < (duration || Number.POSITIVE_INFINITY) ? second : null;
}
