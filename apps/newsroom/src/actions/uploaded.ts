import { z } from 'zod';

/** What there is of a stream that was broken off: parts of one length, each by the SHA-256 of its bytes in hex. */
export const uploaded = z.object({
  /** Names this upload; null when there is none to go on with. */
  upload: z.string().nullable(),
  parts: z.array(z.string()),
  partBytes: z.int(),
});

/** Where a stream goes on: the upload, and how many bytes of it are there, which are whole parts. */
export const continued = z.strictObject({ upload: z.string(), bytes: z.int().nonnegative() });

export type Uploaded = z.output<typeof uploaded>;
export type Continued = z.output<typeof continued>;
