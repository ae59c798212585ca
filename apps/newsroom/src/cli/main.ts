import { bindSafeConsole } from '@sala/telemetry/terminal';
import { describeError } from '../errors/index.ts';
import '../resolveDrizzle.ts';
import { run } from './run.ts';

bindSafeConsole();
// `head` closes the pipe after its lines, which is no error
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error, 'The command failed'));
  process.exitCode = 1;
}
