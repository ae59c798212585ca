import { z } from 'zod';

/** What may stand in the header {@link WRITE_ID}. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'not an id of 16 to 64 letters and digits');
