import { z } from 'zod';

const delta = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

/**
 * The body of `PUT /audio-contents/feedbacks/refCode:{contentRefCode}` (SPEC 7.10-05): by how much the counters change.
 */
export const narrationRating = z.object({ like: delta, dislike: delta });
export type NarrationRating = z.output<typeof narrationRating>;
