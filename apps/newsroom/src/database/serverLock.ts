import pg from 'pg';
import { CommandFailed } from '../errors/index.ts';
import { describeDatabase } from './describeDatabase.ts';
import { CONNECTION } from './serverPool.ts';

/** Any number, always the same: newsrooms share its lock as long as they run, and who moves their database has it alone. */
const NEWSROOMS_LOCK_ID = 5_401_223;

/**
 * Shares the lock of a server's database on a connection, as long as that stands: a newsroom works on it.
 * @throws {CommandFailed} while the database is being moved
 */
export async function shareServer(client: pg.Client, url: string): Promise<void> {
  if (await tryLock(client, 'pg_try_advisory_lock_shared')) return;
  throw new CommandFailed(`The database ${toName(url)} is being moved: start the newsroom when that has ended.`);
}

/**
 * Takes the lock of a server's database alone, on a connection of its own.
 * @throws {CommandFailed} while a newsroom works on it
 */
export async function lockServer(url: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ ...CONNECTION, connectionString: url });
  // one that is lost has lost its lock, and the move its connections
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await tryLock(client, 'pg_try_advisory_lock')))
      throw new CommandFailed(`A newsroom is working on ${toName(url)}: end it first.`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { release: () => client.end() };
}

async function tryLock(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(`select ${lock}($1) as "isLocked"`, [NEWSROOMS_LOCK_ID]);
  return rows[0]?.isLocked ?? false;
}

const toName = (databaseUrl: string): string => describeDatabase({ databaseUrl, dataDirectory: '' });
