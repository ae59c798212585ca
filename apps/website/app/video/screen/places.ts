import { readStored, writeStored } from '../../localStore/index.ts';

const KEY = 'videoPlaces';
/** How many are remembered, the last watched. */
const MOST = 50;
/** Whoever stopped so near to the beginning or the end, in seconds, begins anew. */
const EDGE = 15;

type Place = [id: string, seconds: number];
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isPlace = (value: unknown): value is Place =>
  isList(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
const places = () => readStored(KEY, isList, []).filter(isPlace);

/** Where a viewer stopped, in seconds. */
export function placeOf(id: string): number | undefined {
  return places().find(([kept]) => kept === id)?.[1];
}

/** Keeps where a viewer is; forgets it where there is nothing to go on from. */
export function keepPlace(id: string, seconds: number, duration: number): void {
  const others = places().filter(([kept]) => kept !== id);
  const isWithin = seconds >= EDGE && seconds <= duration - EDGE;
  writeStored(KEY, isWithin ? [[id, Math.floor(seconds)], ...others].slice(0, MOST) : others);
}

/**
 * The second a page's address asks for: `?t=90`. One at the end or beyond counts for nothing: there is only what comes next.
 * @param duration seconds, 0 when it is not known
 */
export function askedSecond(search: string, duration: number): number | null {
  const asked = new URLSearchParams(search).get('t') ?? '';
  const second = /^\d{1,6}$/.test(asked) ? Number(asked) : Number.NaN;
  return second < (duration || Number.POSITIVE_INFINITY) ? second : null;
}
