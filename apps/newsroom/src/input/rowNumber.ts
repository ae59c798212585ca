import { z } from 'zod';

const MAX_ROW_NUMBER = 2_147_483_647;

/** The number of something that the database counts from 1, as it is typed; `what` is it, such as `version`. */
export function rowNumber(what: string) {
  const message = `no number of a ${what}`;
  return z.coerce.number<string>(message).int(message).min(1, message).max(MAX_ROW_NUMBER, message);
}
