import { flushCompileCache } from 'node:module';
import { InvalidSettingError } from '@sala/settings';
import { getVersion } from '@sala/telemetry';

// React reads this once, when it is loaded: without it every page would be rendered by its slow development build
process.env.NODE_ENV ??= 'production';

// a failed start is one sentence on the terminal, and no line of the log
const { error: printError } = console;
try {
  const { serve } = await import('./serve.ts');
  const website = await serve();
  console.info(`website   ${website.address}  ${getVersion()}`);
  // saved at once, so that the next process can use the compiled code even when this one is killed
  flushCompileCache();
  const stop = () => {
    website.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // a website that was started by another process ends with it
  process.once('disconnect', stop);
  // the parent may have ended meanwhile
  process.send?.('ready', undefined, undefined, (error) => error && process.emit('disconnect'));
} catch (error) {
  printError(describeFailure(error as NodeJS.ErrnoException & { port?: number }));
  process.exit(1);
}

function describeFailure(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof InvalidSettingError) return error.message;
  if (error.code === 'EADDRINUSE')
    return `The website’s port ${error.port} is taken by another program: stop it, or set PORT.`;
  return `The website cannot start: ${error.message}`;
}
