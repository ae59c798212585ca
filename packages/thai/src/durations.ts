import { formatTwoDigits } from './numbers.ts';

// the length is Infinity for a live stream and NaN for an unloaded one: both are shown as empty
const toWholeSeconds = (seconds: number | null | undefined): number =>
  typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;

const formatMinutesAndSeconds = (whole: number): string =>
  `${formatTwoDigits(Math.floor(whole / 60) % 60)}:${formatTwoDigits(whole % 60)}`;

/**
 * A length in seconds for cards and lists: `04:05`, from an hour on `01:04:05` (5-08). Fractions are cut off;
 * nothing, less than a second, a negative number, NaN and Infinity are empty: `00:00` (5-10).
 */
export const formatDuration = (seconds: number | null | undefined): string =>
  formatClock(seconds).replace(/^\d:/, '0$&');

/**
 * A position or length in seconds for a player: `04:05`, from an hour on `1:04:05` (5-09); empty is `00:00` as in
 * `duration` (5-10).
 */
export const formatClock = (seconds: number | null | undefined): string => {
  const whole = toWholeSeconds(seconds);
  return whole < 3600
    ? formatMinutesAndSeconds(whole)
    : `${Math.floor(whole / 3600)}:${formatMinutesAndSeconds(whole)}`;
};

/** A length in seconds in words: `2 นาที 59 วินาที`. Screen readers would read `02:59` as an hour of the day. */
export const formatSpokenDuration = (seconds: number | null | undefined): string => {
  const whole = toWholeSeconds(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'ชั่วโมง'],
    [Math.floor(whole / 60) % 60, 'นาที'],
    [whole % 60, 'วินาที'],
  ].filter(([amount]) => amount);
  return parts.flat().join(' ') || '0 วินาที';
};
