import { z } from 'zod';

// beyond these an offset costs more than a reader's patience is worth; no archive here has a page above it
export const page = z.coerce.number().int().min(1).max(100_000).default(1);
const atMostFifty = z.coerce.number().int().min(1).max(50);
export const limit = atMostFifty.default(10);
/** As many as a page of an archive has. */
export const archiveLimit = atMostFifty.default(24);

/** An id that the database gives. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);
