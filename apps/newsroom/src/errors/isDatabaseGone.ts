import { DatabaseGone } from './databaseGone.ts';

/** Codes of Node.js, PostgreSQL and its driver for a server that is unreachable, or accepts no connections. */
const CODES = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;
const MESSAGES = /connection terminated|timeout expired|not queryable/i;

/** True when a query failed because the database does not answer now, and not because of the query itself. */
export function isDatabaseGone(error: unknown): boolean {
  // fetch fails with a TypeError whose cause has the same codes: of another server, not of the database
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  const { code, cause, errors } = error as Error & { code?: unknown; errors?: unknown[] };
  return (
    error instanceof DatabaseGone ||
    CODES.test(String(code)) ||
    MESSAGES.test(error.message) ||
    isDatabaseGone(cause) ||
    // an address may have several hosts, each of which was tried
    Boolean(errors?.some(isDatabaseGone))
  );
}
