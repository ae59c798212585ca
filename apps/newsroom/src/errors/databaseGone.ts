/** The PostgreSQL server cannot be reached, or is silent; the message is one sentence for the terminal. */
export class DatabaseGone extends Error {
  constructor(cause?: unknown) {
    super('The database at DATABASE_URL does not answer.', { cause });
  }
}
