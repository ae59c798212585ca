import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callControl, NotRunning } from '../controlClient/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type NewsroomConfig, readConfig } from '../settings/index.ts';
import { type Call, fetchActions } from './call.ts';
import { isForDesk, runAtDesk } from './desk/index.ts';
import { readUnreadInput, STANDARD_INPUT, saveStandardInput } from './readFile.ts';
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
  try {
    await (isForDesk(args, env) ? runAtDesk(args, env) : runHere(args, env, waitsMs));
  } catch (error) {
    if (args.includes(STANDARD_INPUT)) await readUnreadInput();
    await saveStandardInput();
    throw error;
  }
}

async function runHere(args: string[], env: NodeJS.ProcessEnv, waitsMs: number[]): Promise<void> {
  const config = readConfig(env);
  const call: Call = (path, body) => callControl(config.controlSocket, path, body);
  if (await isRunning(config, call)) return runCommand(args, call);
  // help and a mistyped command need no database: it is opened for the first action
  const { describeActions } = await import('../control/index.ts');
  let opening: ReturnType<typeof openForCommand> | undefined;
  await runCommand(args, async function* (path, body) {
    if (path === '/actions') return yield describeActions();
    opening ??= openForCommand(args, config, call, waitsMs);
    await opening;
    yield* call(path, body);
  }).finally(async () => (await opening)?.close());
}

/** @throws {CommandFailed} when DATABASE_URL names another database than that of the running newsroom */
async function isRunning(config: NewsroomConfig, call: Call): Promise<boolean> {
  const list = await fetchActions(call).catch((error) => {
    if (error instanceof NotRunning) return undefined;
    throw error;
  });
  if (config.databaseUrl === undefined || list?.database === undefined) return list !== undefined;
  const { describeDatabase } = await import('../database/index.ts');
  const configured = describeDatabase(config);
  if (list.database === configured) return true;
  throw new CommandFailed(
    `The newsroom that is running in ${config.dataDirectory} works on ${list.database}, not on ${configured}: set DATA_DIR to that newsroom’s, or leave out DATABASE_URL.`,
  );
}

/** Makes this process the newsroom until the command ends; undefined when one that was starting answers instead. */
async function openForCommand(args: string[], config: NewsroomConfig, call: Call, waitsMs: number[]) {
  // where DATA_DIR was forgotten, the command would write to a new database that no newsroom reads
  if (!hasDatabase(config) && !BEGINNING.test(args.join(' ')))
    throw new CommandFailed(
      `There is no database in ${config.dataDirectory}: set DATA_DIR or DATABASE_URL as the newsroom has it, or begin one with npm start.`,
    );
  for (let attempt = 0; ; attempt += 1) {
    const newsroom = await openUnlessInUse(config);
    if (newsroom || (await isRunning(config, call))) return newsroom;
    const waitMs = waitsMs[attempt];
    if (waitMs === undefined)
      throw new CommandFailed(
        `A newsroom is starting in ${config.dataDirectory}, or does not answer: try again in a moment.`,
      );
    if (attempt === 0) console.error('A newsroom is starting: the command waits for it.');
    await wait(waitMs);
  }
}

const hasDatabase = ({ databaseUrl, dataDirectory }: NewsroomConfig): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDirectory, 'database'));

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
