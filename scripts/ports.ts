import { createServer } from 'node:net';
import { StepFailed } from './step.ts';

/**
 * Makes sure that a port can be listened on.
 * @throws {StepFailed} naming the port and the setting that chooses another
 */
export function requireFreePort(port: number, setting: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is already in use; perhaps Sala is running already'
          : `cannot be used (${error.code})`;
      fail(new StepFailed(`Port ${port} ${reason}: stop the other program, or set ${setting} to another port.`));
    });
    probe.listen(port, () => probe.close(() => done()));
  });
}
