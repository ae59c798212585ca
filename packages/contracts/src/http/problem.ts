import { z } from 'zod';

/** A JSON problem (RFC 9457): the answer of every API of the newsroom to a request that fails. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
});
export type Problem = z.output<typeof problem>;
