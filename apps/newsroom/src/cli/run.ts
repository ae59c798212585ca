import { callControl, NotRunning } from '../controlClient/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { readConfig } from '../settings/index.ts';
import type { Call } from './command.ts';
import { COMMANDS } from './commands/index.ts';

function usage(): string {
  const lines = Object.values(COMMANDS).flatMap((command) => command.usage);
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return [
    'npm run newsroom -- COMMAND',
    '',
    ...lines.map(([typed, does]) => `  ${typed.padEnd(width)}   ${does}`),
  ].join('\n');
}

/**
 * Runs a command: through the newsroom that is running, else as the newsroom itself.
 * @throws what `describeError` says in one sentence
 */
export async function run([name, ...args]: string[], env = process.env): Promise<void> {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandFailed(name ? `There is no command ${name}.\n\n${usage()}` : usage());
  const config = readConfig(env);
  const call: Call = (path, body) => callControl(config.controlSocket, path, body);
  try {
    await command.run(args, call);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
    // no newsroom is running, so this process is the newsroom for as long as the command takes
    // loaded only now: a command that asks a running newsroom starts in a quarter of the time
    const { openNewsroom } = await import('../newsroom.ts');
    const newsroom = await openNewsroom(config);
    try {
      await command.run(args, call);
    } finally {
      await newsroom.close();
    }
  }
}
