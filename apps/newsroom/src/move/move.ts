import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  describeDatabase,
  lockServer,
  markMoved,
  type OpenDatabase,
  openEmbedded,
  openServer,
} from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatCount } from '../input/index.ts';
import { moveDatabase } from './moveDatabase.ts';

const USAGE = `Usage: npm run move -- FROM TO
Each is a data directory (.data) or the address of a PostgreSQL database (postgres://…); no newsroom may run on either.`;

const ELSEWHERE = `Not in the database, and to be taken along by hand where the newsroom moves to another machine:
- uploaded pictures and films: pictures, films and uploads in SPEECH_FOLDER (DATA_DIR/speech) or its bucket; they cannot be made anew
- sound: there, too; what is missing is made anew, for recent news at once, for older news when somebody wants to hear it
- settings: the environment, with its keys and secrets. Keys that the newsroom made itself stand in the database.
The control socket is made at each start.`;

/**
 * Moves a newsroom's database, as it is typed: from and to, each a data directory or the address of a PostgreSQL. What
 * was there stays; an embedded database is marked, so that no newsroom opens it by mistake. `print` gets the lines.
 * @throws what `describeError` says in one sentence
 */
export async function move(args: string[], print: (line: string) => void, typedIn = '.'): Promise<void> {
  const [from, to, ...more] = args;
  if (from === '--help' || from === '-h') return print(USAGE);
  if (!from || !to || more.length > 0) throw new CommandFailed(USAGE);
  for (const place of [from, to]) requireDatabaseAddress(place);
  if (!isServer(from) && !existsSync(join(resolve(typedIn, from), 'database')))
    throw new CommandFailed(`There is no database in ${from}.`);
  const source = await open(from, typedIn);
  try {
    const target = await open(to, typedIn);
    try {
      let count = 0;
      await moveDatabase(source, target, ({ table, read, written }) => {
        print(`${table}: ${formatCount(read, 'row')} read, ${written} written`);
        count += written;
      });
      if (!isServer(from)) markMoved(resolve(typedIn, from), toName(to, typedIn));
      print(`${formatCount(count, 'row')} moved, and every table is the same in both.\n${ELSEWHERE}`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Opens one side, with a lock that keeps newsrooms from it. @throws {CommandFailed} while one works on it */
async function open(place: string, typedIn: string): Promise<OpenDatabase> {
  if (!isServer(place)) return openEmbedded(resolve(typedIn, place));
  const lock = await lockServer(place);
  try {
    const opened = await openServer(place);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws {CommandFailed} for an address that would be taken for a folder */
function requireDatabaseAddress(place: string): void {
  if (place.includes('://') && !isServer(place))
    throw new CommandFailed(`${place} is no address of a PostgreSQL database: that begins with postgres://.`);
}

const toName = (place: string, typedIn: string): string =>
  describeDatabase({ databaseUrl: isServer(place) ? place : undefined, dataDirectory: resolve(typedIn, place) });

function isServer(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
