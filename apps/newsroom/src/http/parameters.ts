import { z } from 'zod';
import { MAX_INTEGER } from '../database/schema.ts';

// the cost of an offset grows with it, and no archive has a page beyond these bounds
export const page = z.coerce.number().int().min(1).max(100_000).default(1);
const atMostFifty = z.coerce.number().int().min(1).max(50);
export const limit = atMostFifty.default(10);
/** The size of a page of an archive. */
export const archiveLimit = atMostFifty.default(24);

/** An id of a row. */
export const rowId = z.coerce.number().int().min(1).max(MAX_INTEGER);
