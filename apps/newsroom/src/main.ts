import { flushCompileCache } from 'node:module';
import { bindConsoleToLog, startTraces } from '@sala/telemetry';
import { describeError } from './errors/index.ts';
import { startNewsroom } from './newsroom.ts';
import { readConfig } from './settings/index.ts';

try {
  const config = readConfig();
  const endTraces = await startTraces('newsroom');
  const newsroom = await startNewsroom(config, (error, path) => console.error(`${path}:`, error));
  // a failure until here becomes one sentence on the terminal
  bindConsoleToLog('newsroom', config.logLevel);
  console.info(`newsroom  ${config.address}`);
  if (newsroom.isEmpty)
    console.info('newsroom  no article is out yet: npm run newsroom -- begin says what to do first');
  // at once: one that is killed leaves it to the next as well
  flushCompileCache();
  const stop = () => {
    newsroom
      .close()
      .then(endTraces)
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // started by another process, it ends with it
  process.once('disconnect', stop);
  // one that has ended meanwhile cannot be told
  process.send?.('ready', undefined, undefined, (error) => error && process.emit('disconnect'));
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
