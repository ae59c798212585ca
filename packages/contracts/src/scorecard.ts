import { z } from 'zod';
import { count, listOf } from './wire.ts';

/**
 * A day in Bangkok, and how often the site was there when it was asked on it; `minutes` is how many of its minutes were
 * measured.
 */
const scorecardDay = z.object({ day: z.iso.date(), answered: count, failed: count, minutes: count });
export type ScorecardDay = z.output<typeof scorecardDay>;

/** Three quarters of `samples` were at most this; null or absent when nothing was measured. */
const measure = z
  .object({ p75: z.number().nonnegative(), samples: z.number().int().positive() })
  .nullish()
  .catch(null)
  .transform((measured) => measured ?? null);
export type Measure = z.output<typeof measure>;

/** `GET /scorecard`: what the site has measured of itself over the last 30 days. */
export const scorecard = z.object({
  /** The oldest first; a day on which nothing was measured has no minutes. */
  days: listOf(scorecardDay),
  speed: z.object({
    /** Until a page begins to arrive, asked from outside, in milliseconds. */
    firstByte: measure,
    /**
     * In readers' browsers: Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout
     * Shift.
     */
    lcp: measure,
    inp: measure,
    cls: measure,
  }),
  corrections: z.object({
    published: count,
    corrected: count,
    withdrawn: count,
    /**
     * Between an article's publication and its correction, in seconds: half were quicker; null when none was corrected.
     */
    medianSeconds: z
      .number()
      .nonnegative()
      .nullish()
      .transform((seconds) => seconds ?? null),
  }),
});
export type Scorecard = z.output<typeof scorecard>;
