import { readConfig } from '../config.ts';
import { callControl, NotRunning } from '../control/index.ts';
import { openNewsroom } from '../newsroom.ts';
import { sentenceFor } from '../sentence.ts';
import { CommandFailed, importFiles } from './import.ts';

const USAGE = `npm run newsroom -- COMMAND

  import FILE…   bring in news from NDJSON files, gzip or not`;

async function run([command, ...rest]: string[]): Promise<void> {
  if (command !== 'import') throw new CommandFailed(command ? `There is no command ${command}.\n\n${USAGE}` : USAGE);
  if (rest.length === 0) throw new CommandFailed('Say which files to import: npm run newsroom -- import FILE…');
  const config = readConfig();
  const call = (path: string, body: Parameters<typeof callControl>[2]) => callControl(config.controlSocket, path, body);
  try {
    await importFiles(rest, call);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
    // nobody is running it, so this process is the newsroom for as long as the command takes
    const newsroom = await openNewsroom(config);
    try {
      await importFiles(rest, call);
    } finally {
      await newsroom.close();
    }
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : sentenceFor(error, 'The command failed'));
  process.exitCode = 1;
}
