import { flushCompileCache } from 'node:module';

// React reads this once, when it is loaded: without it every page would be rendered by its slow development build
process.env.NODE_ENV ??= 'production';

try {
  const { serve } = await import('./serve.ts');
  const website = await serve();
  console.info(`website   ${website.address}`);
  // at once: the compiled code of a process that is killed serves the next one, too
  flushCompileCache();
  const stop = () => {
    website.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // a website that another process has started ends with that
  process.once('disconnect', stop);
  // a parent that has ended meanwhile cannot be told
  process.send?.('ready', undefined, undefined, (error) => error && process.emit('disconnect'));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? 'The website’s port is taken by another program: stop it, or set PORT.'
      : `The website cannot start: ${message}`,
  );
  process.exit(1);
}
