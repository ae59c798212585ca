import { createGauge } from './metrics.ts';

/** From here on a clock is clearly off, in seconds: a Date header has whole ones, and an answer takes some to come. */
const CLEARLY_OFF_SECONDS = 30;

const ahead = createGauge(
  'sala_clock_ahead_seconds',
  'How far the clock of this machine is ahead of others, by whose clock it was held against; behind is below zero.',
  ['whose'],
);

/** Whose clocks ours is clearly off, as the log has said. */
const differing = new Set<string>();

/**
 * Holds the clock of this machine against another's. The log says once when the two are clearly apart, and when they
 * agree again; `/metrics` says how far. `theirs` and `ours` are milliseconds since 1970.
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

/** When an answer was sent, by its sender's clock, from its `Date` header; undefined when a cache had it or none says. */
export function dateOfAnswer(date: string | null | undefined, age: string | null | undefined): number | undefined {
  const sent = Date.parse(date ?? '');
  return age || Number.isNaN(sent) ? undefined : sent;
}
