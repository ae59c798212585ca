/** The PostgreSQL server cannot be reached, or is silent; the message is one sentence for the terminal. */
export class DatabaseGone extends Error {
  /** @param database its name, host and port, where they are known */
  constructor(cause?: unknown, database?: string) {
    const { code, message } = (cause ?? {}) as { code?: string; message?: string };
    // the driver's message about a connection that it lost says no more than this one
    const details = [database, code ?? (database && message)].filter(Boolean).join(', ');
    super(`The database at DATABASE_URL does not answer${details && ` (${details})`}.`, { cause });
  }
}
