import { callControl, NotRunning } from '../controlClient/index.ts';
import { readConfig } from '../settings/index.ts';
import { isForDesk, runAtDesk } from './atDesk/index.ts';
import type { Call } from './call.ts';
import { runCommand } from './runCommand.ts';

/**
 * Runs a command: at a desk that is named, else through the newsroom that is running, else as the newsroom itself.
 * @throws what `describeError` says in one sentence
 */
export async function run(args: string[], env = process.env): Promise<void> {
  if (isForDesk(args, env)) return runAtDesk(args, env);
  const config = readConfig(env);
  const call: Call = (path, body) => callControl(config.controlSocket, path, body);
  try {
    await runCommand(args, call);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
    // no newsroom is running, so this process is the newsroom for as long as the command takes
    // loaded only now: a command that asks a running newsroom starts in a quarter of the time
    const { openNewsroom } = await import('../newsroom.ts');
    const newsroom = await openNewsroom(config);
    try {
      await runCommand(args, call);
    } finally {
      await newsroom.close();
    }
  }
}
