import { bindSafeConsole } from '@sala/telemetry';
import { sentenceFor } from '../errors/index.ts';
import { run } from './run.ts';

bindSafeConsole();
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(sentenceFor(error, 'The command failed'));
  process.exitCode = 1;
}
