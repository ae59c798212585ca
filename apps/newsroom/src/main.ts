import { flushCompileCache } from 'node:module';
import { bindConsoleToLog, getVersion, startTraces } from '@sala/telemetry';
import { describeError, toLogged } from './errors/index.ts';
import './resolveDrizzle.ts';
import { readConfig } from './settings/index.ts';

/**
 * How long a shutdown may take, in milliseconds: running requests get five seconds on each port, jobs a little more.
 */
const END_TIMEOUT_MS = 12_000;

/** Ends this process although something is still running: stored data is safe. */
function fail(reason: unknown): void {
  console.error('The newsroom did not shut down cleanly:', reason);
  process.exit(1);
}

// what it stores is not for other users of the machine
process.umask(0o077);

// a failed start is one sentence on the terminal, and no line of the log
const { error: printError } = console;
try {
  const config = readConfig();
  // before any job can fail: what it fails with may be personal
  bindConsoleToLog('newsroom', config.logLevel);
  const endTraces = await startTraces('newsroom', config.traces);
  const [{ startNewsroom }, { describeDatabase }] = await Promise.all([
    import('./newsroom.ts'),
    import('./database/index.ts'),
  ]);
  // before the start, which is what a wrong database stops
  const database = `database ${describeDatabase(config)}${config.databaseUrl ? '' : ' (embedded)'}`;
  console.info(`newsroom  ${database}  demo content ${config.demoContent ? 'on' : 'off'}`);
  const newsroom = await startNewsroom(config, (error, path) => console.error(`${path}:`, toLogged(error)));
  console.info(`newsroom  ${config.address}  ${getVersion()}`);
  if (newsroom.isEmpty)
    console.info('newsroom  no article is out yet: npm run newsroom -- begin says what to do first');
  // saved at once, so that the next process can use the compiled code even when this one is killed
  flushCompileCache();
  const stop = () => {
    const limitMs = config.drainSeconds * 1000 + END_TIMEOUT_MS;
    setTimeout(
      () => fail(`still running after ${limitMs / 1000} s: a job has not ended, or the database does not answer`),
      limitMs,
    );
    newsroom
      .close()
      .then(endTraces)
      .then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // a newsroom that was started by another process ends with it
  process.once('disconnect', stop);
  // the parent may have ended meanwhile
  process.send?.('ready', undefined, undefined, (error) => error && process.emit('disconnect'));
} catch (error) {
  printError(describeError(error, 'The newsroom cannot start'));
  process.exit(1);
}
