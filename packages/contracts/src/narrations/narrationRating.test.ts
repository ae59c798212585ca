import { expect, test } from 'vitest';
import { narrationRating } from './narrationRating.ts';

test('[7.10-05] a rating changes each counter by -1, 0 or 1', () => {
  for (const like of [-1, 0, 1])
    for (const dislike of [-1, 0, 1]) expect(narrationRating.parse({ like, dislike })).toEqual({ like, dislike });
  for (const wrong of [2, 0.5, '1', null, undefined, Number.NaN])
    for (const body of [
      { like: wrong, dislike: 0 },
      { like: 0, dislike: wrong },
    ])
      expect(narrationRating.safeParse(body).success).toBe(false);
});
