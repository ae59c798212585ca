import { z } from 'zod';

/** Why an article was withdrawn, as its page says; an id in its place was meant as a second article. */
export const withdrawalReason = z
  .string()
  .refine(
    (typed) => !/^\s*\d+\s*$/.test(typed),
    'readers see it, and it is a number: articles withdraw-listed withdraws several articles',
  )
  .meta({ placeholder: 'REASON', isPlainText: true });
