import { bindSafeConsole } from '@sala/telemetry';
import { describeError } from '../errors/index.ts';
import { move } from './move.ts';

bindSafeConsole();
try {
  // npm runs its scripts in the project, and says where they were typed
  await move(process.argv.slice(2), console.log, process.env.INIT_CWD);
} catch (error) {
  console.error(describeError(error, 'The database could not be moved'));
  process.exitCode = 1;
}
