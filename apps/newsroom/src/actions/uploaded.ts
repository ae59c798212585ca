import { z } from 'zod';

/** The stored beginning of an interrupted upload: parts of equal length, each as the SHA-256 of its bytes in hex. */
export const uploaded = z.object({
  /** The id of the upload; null when there is none to continue. */
  upload: z.string().nullable(),
  parts: z.array(z.string()),
  partBytes: z.int(),
});

/** Where an upload goes on: its id, and the number of bytes that are stored, which are whole parts. */
export const continued = z.strictObject({ upload: z.string(), bytes: z.int().nonnegative() });

export type Uploaded = z.output<typeof uploaded>;
export type Continued = z.output<typeof continued>;
