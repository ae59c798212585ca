import { z } from 'zod';

/** A valid value of the header `IDEMPOTENCY_HEADER`. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'it is no id of 16 to 64 letters and digits');
