import pg from 'pg';
import { CommandFailed } from '../../errors/index.ts';
import { describeDatabase } from '../describeDatabase.ts';
import { CONNECTION } from './serverPool.ts';

/** The id of an advisory lock: running newsrooms share it, and a move of the database holds it exclusively. */
const NEWSROOMS_LOCK_ID = 5_401_223;

/**
 * Shares the lock of a server's database for the life of a connection, while a newsroom uses it.
 * @throws {CommandFailed} while the database is being moved
 */
export async function shareServer(client: pg.Client, url: string): Promise<void> {
  if (await tryLock(client, 'pg_try_advisory_lock_shared')) return;
  throw new CommandFailed(`The database ${toName(url)} is being moved: start the newsroom when that has ended.`);
}

/**
 * Takes the lock of a server's database exclusively, on a connection of its own.
 * @throws {CommandFailed} while a newsroom uses the database
 */
export async function lockServer(url: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ ...CONNECTION, connectionString: url });
  // when this connection is lost, so is the lock; then the connections of the move are lost as well
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
