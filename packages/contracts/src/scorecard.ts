import { z } from 'zod';
import { amount, count, listOf, toOptional, toSidePart } from './wire/wire.ts';

/**
 * A day in Bangkok, and how many probes of the site succeeded on it; `minutes` is the number of minutes with probes.
 */
const scorecardDay = z.object({ day: z.iso.date(), answered: count, failed: count, minutes: count });
export type ScorecardDay = z.output<typeof scorecardDay>;

/** The 75th percentile of `samples`; null or absent without any. */
const measure = toSidePart(
  z.object({ p75: amount, samples: amount.pipe(z.number().int().positive()) }).nullish(),
).transform((measured) => measured ?? null);
export type Measure = z.output<typeof measure>;

const speed = z.object({
  /** The time to the first byte of a page, measured from outside, in milliseconds. */
  firstByte: measure,
  /**
   * In readers' browsers: Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout
   * Shift.
   */
  lcp: measure,
  inp: measure,
  cls: measure,
});

const corrections = z.object({
  published: count,
  corrected: count,
  withdrawn: count,
  /** The median time from an article's publication to its correction, in seconds; null without corrections. */
  medianSeconds: toSidePart(amount.nullish()).transform((seconds) => seconds ?? null),
});

/** `GET /scorecard`: the site's measurements of itself over the last 30 days. */
export const scorecard = z.object({
  /** The oldest first; a day without measurements has no minutes. */
  days: listOf(scorecardDay),
  speed: toOptional(speed, {}),
  corrections: toOptional(corrections, {}),
});
export type Scorecard = z.output<typeof scorecard>;
