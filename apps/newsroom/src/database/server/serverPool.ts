import pg from 'pg';
import { DatabaseGone, isDatabaseGone } from '../../errors/index.ts';
import { describeDatabase } from '../describeDatabase.ts';
import { pauseFor } from '../pauseFor.ts';

/** How long a server may take to answer a check, and how often it is checked, in milliseconds. */
const TIMES = { answerMs: 5000, checkMs: 5000 };

/** Options of every connection: a dead machine is noticed within half a minute, instead of the system's two hours. */
export const CONNECTION = {
  connectionTimeoutMillis: TIMES.answerMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

export interface ServerPool {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * A pool of connections to a PostgreSQL server. A query may run as long as the server answers others; when the server
 * is silent (frozen, unreachable, its machine dead) every query fails with {@link DatabaseGone}, until it answers
 * again.
 */
export function openServerPool(url: string, { answerMs, checkMs } = TIMES): ServerPool {
  const limits = { ...CONNECTION, connectionString: url, connectionTimeoutMillis: answerMs };
  const name = describeDatabase({ databaseUrl: url, dataDirectory: '' });
  const connections = new Set<Connection>();
  const closing = new AbortController();
  let isSilent = false;
  let probe: pg.Client | undefined;

  class Connection extends pg.Client {
    // missing in the driver's types
    declare unref: () => void;

    constructor() {
      super(limits);
      // the query fails as well; without a listener a connection lost in a transaction would end the process
      this.on('error', () => {});
      this.on('end', () => connections.delete(this));
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void) {
      const connected = this.#connect();
      return callback ? void connected.then(() => callback(null), callback) : connected;
    }

    async #connect(): Promise<this> {
      if (isSilent) throw new DatabaseGone(undefined, name);
      connections.add(this);
      try {
        await super.connect();
      } catch (error) {
        throw isDatabaseGone(error) && !(error instanceof pg.DatabaseError) ? new DatabaseGone(error, name) : error;
      }
      return this;
    }
  }

  const pool = new pg.Pool({ max: 10, Client: Connection });
  // a connection lost while idle is replaced at the next query; without a listener it would end the process
  pool.on('error', () => {});

  /** True when the server answers on a new connection; a refusal is an answer, too. */
  async function isResponding(): Promise<boolean> {
    if (closing.signal.aborted) return true;
    probe = new pg.Client({ ...limits, query_timeout: answerMs });
    probe.on('error', () => {});
    try {
      await probe.connect();
      await probe.query('select 1');
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      probe.end().catch(() => {});
    }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await pauseFor(checkMs, closing.signal);
      if (connections.size === 0 && !isSilent) continue;
      // checked twice: a process that was suspended itself sees the timeout before it reads the answer
      const wasSilent = isSilent;
      isSilent = !(await isResponding()) && !(await isResponding());
      if (isSilent)
        for (const { connection } of connections) connection.stream.destroy(new DatabaseGone(undefined, name));
      if (isSilent === wasSilent || closing.signal.aborted) continue;
      if (isSilent) console.error(`The database at DATABASE_URL (${name}) does not answer: waiting queries fail.`);
      else console.info(`The database at DATABASE_URL (${name}) answers again.`);
    }
  }
  const watching = watch();

  return {
    pool,
    close: async () => {
      // waits for running queries as long as the server answers
      await pool.end();
      closing.abort();
      probe?.connection.stream.destroy();
      await watching;
      // a silent server never closes its side, which would keep this process alive
      for (const connection of connections) connection.unref();
    },
  };
}
