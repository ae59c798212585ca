import { z } from 'zod';
import { MAX_INTEGER } from '../database/schema.ts';

/** A schema for a typed number that the database counts from 1; `what` names it, such as `a version`. */
export function rowNumber(what: string) {
  const message = `it is no number of ${what}`;
  return z.coerce.number<string>(message).int(message).min(1, message).max(MAX_INTEGER, message);
}
