import { readConfig } from '../config.ts';
import { callControl, NotRunning } from '../control/index.ts';
import { openNewsroom } from '../newsroom.ts';
import { CommandFailed, sentenceFor } from '../sentence.ts';
import { bannerCommand } from './banner.ts';
import type { Call, Command } from './command.ts';
import { demoCommand } from './demo.ts';
import { emergencyCommand, pageCommand, situationCommand } from './desk.ts';
import { goldCommand } from './gold.ts';
import { importCommand } from './import.ts';
import { navCommand } from './nav.ts';
import { pushCommand } from './push.ts';
import { redirectCommand } from './redirect.ts';
import { storyCommand } from './story.ts';

const COMMANDS: Record<string, Command> = {
  story: storyCommand,
  redirect: redirectCommand,
  import: importCommand,
  nav: navCommand,
  push: pushCommand,
  banner: bannerCommand,
  gold: goldCommand,
  situation: situationCommand,
  page: pageCommand,
  emergency: emergencyCommand,
  demo: demoCommand,
};

function usage(): string {
  const lines = Object.values(COMMANDS).flatMap((command) => command.usage);
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return [
    'npm run newsroom -- COMMAND',
    '',
    ...lines.map(([typed, does]) => `  ${typed.padEnd(width)}   ${does}`),
  ].join('\n');
}

async function run([name, ...args]: string[]): Promise<void> {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandFailed(name ? `There is no command ${name}.\n\n${usage()}` : usage());
  const config = readConfig();
  const call: Call = (path, body) => callControl(config.controlSocket, path, body);
  try {
    await command.run(args, call);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
    // nobody is running it, so this process is the newsroom for as long as the command takes
    const newsroom = await openNewsroom(config);
    try {
      await command.run(args, call);
    } finally {
      await newsroom.close();
    }
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(sentenceFor(error, 'The command failed'));
  process.exitCode = 1;
}
