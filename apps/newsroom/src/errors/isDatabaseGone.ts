import { DatabaseGone } from './databaseGone.ts';

/** What Node, PostgreSQL and its driver say when there is no server, or it takes nobody. */
const CODES = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;
const MESSAGES = /connection terminated|timeout expired|not queryable/i;

/** Whether a query failed because the database does not answer now, and not because of what was asked. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, errors } = error as Error & { code?: unknown; errors?: unknown[] };
  return (
    error instanceof DatabaseGone ||
    CODES.test(String(code)) ||
    MESSAGES.test(error.message) ||
    isDatabaseGone(cause) ||
    // an address with several hosts, each of which was tried
    Boolean(errors?.some(isDatabaseGone))
  );
}
