import pg from 'pg';
import type { Listener } from '../database.ts';
import { shareServer } from './serverLock.ts';
import { CONNECTION } from './serverPool.ts';

const RETRY_MS = 1000;
const ASKING_MS = 5000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, which is opened again whenever it is lost. It
 * also holds the lock that keeps the database from being moved.
 * @throws {CommandFailed} while the database is being moved
 */
export async function listenToServer(url: string, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...CONNECTION,
      connectionString: url,
      query_timeout: CONNECTION.connectionTimeoutMillis,
    });
    let isLost = false;
    const lost = () => {
      if (isLost || isEnded || client !== next) return;
      isLost = true;
      clearInterval(heartbeat);
      endClient(next);
      retry = setTimeout(again, RETRY_MS);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => listener.notify(payload ?? ''));
    try {
      await next.connect();
      await shareServer(next, url);
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      endClient(next);
      throw error;
    }
    client = next;
    // a server that hangs, or another one behind the same address, does not end the connection
    heartbeat = setInterval(() => void next.query('select 1').catch(lost), ASKING_MS).unref();
  }

  const again = () => {
    if (isEnded) return;
    connect().then(
      () => listener.missed(),
      () => {
        retry = setTimeout(again, RETRY_MS);
      },
    );
  };

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(retry);
    clearInterval(heartbeat);
    await client?.end();
  };
}

/** Ends a connection whose server may not answer any more. */
function endClient(client: pg.Client): void {
  client.end().catch(() => {});
  client.connection.stream.destroy();
}
