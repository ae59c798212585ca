import { createGauge } from './metrics.ts';

/**
 * The least difference that counts as wrong, in seconds: a Date header has whole ones, and an answer takes some to
 * arrive.
 */
const CLEARLY_OFF_SECONDS = 30;

const ahead = createGauge(
  'sala_clock_ahead_seconds',
  'How far the clock of this machine is ahead of others, by whose clock it was held against; behind is below zero.',
  ['whose'],
);

/** The clocks from which ours differs, as the log has reported. */
const differing = new Set<string>();

/**
 * Compares the clock of this machine with another. The log reports once that the two differ, and once that they agree
 * again; `/metrics` has the difference. `theirs` and `ours` are milliseconds since 1970.
 */
export function compareClock(whose: string, theirs: number, ours = Date.now()): void {
  const seconds = (ours - theirs) / 1000;
  ahead.set({ whose }, seconds);
  const isOff = Math.abs(seconds) > CLEARLY_OFF_SECONDS;
  if (isOff === differing.has(whose)) return;
  if (isOff) {
    differing.add(whose);
    const off = `${Math.round(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
    console.error(`the clock of this machine is ${off} that of ${whose}: one of the two is wrong`);
  } else {
    differing.delete(whose);
    console.info(`the clock of this machine agrees with that of ${whose} again`);
  }
}

/**
 * When an answer was sent by its sender's clock, from its `Date` header; undefined when it came from a cache or has
 * none.
 */
export function parseAnswerDate(date: string | null | undefined, age: string | null | undefined): number | undefined {
  const sentAt = Date.parse(date ?? '');
  return age || Number.isNaN(sentAt) ? undefined : sentAt;
}
