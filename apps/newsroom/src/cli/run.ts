import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callControl, NotRunning } from '../controlClient/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type NewsroomConfig, readConfig } from '../settings/index.ts';
import { isForDesk, runAtDesk } from './atDesk/index.ts';
import { type Call, fetchActions } from './call.ts';
import { runCommand } from './runCommand.ts';

/** How long a command waits for a newsroom that is starting, in milliseconds; a slow machine's first start takes 18 s. */
const START_WAITS_MS: number[] = Array(40).fill(500);

/** Commands that may create the embedded database: those that a new station begins with. */
const BEGINNING = /^(import|demo load)( |$)/;

/**
 * Runs a command: at a desk where one is set, else in the running newsroom, else as the newsroom itself.
 * @throws an error that `describeError` puts into one sentence
 */
export async function run(args: string[], env = process.env, waitsMs = START_WAITS_MS): Promise<void> {
  if (isForDesk(args, env)) return runAtDesk(args, env);
  const config = readConfig(env);
  const call: Call = (path, body) => callControl(config.controlSocket, path, body);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await refuseOtherDatabase(config, call);
      return await runCommand(args, call);
    } catch (error) {
      if (!(error instanceof NotRunning)) throw error;
    }
    // where DATA_DIR was forgotten, the command would write to a new database that no newsroom reads
    if (!hasDatabase(config) && !BEGINNING.test(args.join(' '))) return await runWithoutDatabase(args, config);
    // no newsroom is running, so this process is the newsroom until the command ends
    const newsroom = await openUnlessInUse(config);
    if (newsroom) return await runCommand(args, call).finally(newsroom.close);
    const waitMs = waitsMs[attempt];
    if (waitMs === undefined)
      throw new CommandFailed(
        `A newsroom is starting in ${config.dataDirectory}, or does not answer: try again in a moment.`,
      );
    if (attempt === 0) console.error('A newsroom is starting: the command waits for it.');
    await wait(waitMs);
  }
}

/** @throws {CommandFailed} when DATABASE_URL names another database than that of the running newsroom */
async function refuseOtherDatabase(config: NewsroomConfig, call: Call): Promise<void> {
  if (config.databaseUrl === undefined) return;
  const { database } = await fetchActions(call);
  const { describeDatabase } = await import('../database/index.ts');
  const named = describeDatabase(config);
  if (database !== undefined && database !== named)
    throw new CommandFailed(
      `The newsroom that is running in ${config.dataDirectory} works on ${database}, not on ${named}: set DATA_DIR to that newsroom’s, or leave out DATABASE_URL.`,
    );
}

const hasDatabase = ({ databaseUrl, dataDirectory }: NewsroomConfig): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDirectory, 'database'));

/** Prints how commands are used, and runs none. @throws {CommandFailed} for every other command */
async function runWithoutDatabase(args: string[], { dataDirectory }: NewsroomConfig): Promise<void> {
  const { describeActions } = await import('../control/index.ts');
  await runCommand(args, async function* (path) {
    if (path === '/actions') yield describeActions();
    else
      throw new CommandFailed(
        `There is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL as the newsroom has it, or begin one with npm start.`,
      );
  });
}

/** Opens the newsroom; undefined while another process has its data directory and does not answer yet. */
async function openUnlessInUse(config: NewsroomConfig) {
  // imported late: a command for a running newsroom then starts in a quarter of the time
  const [{ openNewsroom }, { DataDirectoryInUse, describeDatabase }] = await Promise.all([
    import('../newsroom.ts'),
    import('../database/index.ts'),
  ]);
  const newsroom = await openNewsroom(config).catch((error) => {
    if (error instanceof DataDirectoryInUse) return undefined;
    throw error;
  });
  if (newsroom)
    console.error(
      `No newsroom is running in ${config.dataDirectory}: the command itself works on ${describeDatabase(config)}.`,
    );
  return newsroom;
}
