import { bindSafeConsole } from '@sala/telemetry';
import { describeError } from '../errors/index.ts';
import { run } from './run.ts';

bindSafeConsole();
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error, 'The command failed'));
  process.exitCode = 1;
}
