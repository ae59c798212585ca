import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, StepFailed, YOUNG_HEAP } from '../step.ts';

/**
 * How long an application may take to end after its drain before it is killed, in milliseconds; it needs at most twelve
 * seconds.
 */
const KILL_AFTER_MS = 15_000;

/** The applications that this process runs. */
export interface Applications {
  /**
   * Starts an application and waits until it serves. It ends when this process ends.
   * @throws {StepFailed} when it ends instead; it has printed the reason itself
   */
  start(name: string, script: string, env: NodeJS.ProcessEnv): Promise<void>;
  /** Ends all of them, the last one first; true when one failed to, or had to be killed. */
  end(): Promise<boolean>;
}

/** @param onExit called when an application ends by itself, or is killed by a signal */
export function runApplications(onExit: (name: string, code: number | string) => void): Applications {
  const children = new Map<string, ChildProcess>();
  let isEnding = false;
  return {
    start(name, script, env) {
      const child = spawn('node', [YOUNG_HEAP, script], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // a terminal sends Ctrl-C to this process alone, which ends them in order
        detached: true,
      });
      children.set(name, child);
      return new Promise((done, fail) => {
        child.once('message', () => done());
        child.once('exit', (code, signal) => {
          if (isEnding) return;
          fail(new StepFailed(''));
          onExit(name, signal ?? code ?? 1);
        });
      });
    },
    async end() {
      isEnding = true;
      let hasFailed = false;
      // until the website has ended, it renders pages from the newsroom and follows its changes
      for (const [name, child] of [...children].reverse()) hasFailed = (await endApplication(name, child)) || hasFailed;
      return hasFailed;
    },
  };
}

/** Ends an application; true when it failed to, or had to be killed. */
async function endApplication(name: string, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return false;
  const limitMs = Number(process.env.DRAIN_SECONDS || 0) * 1000 + KILL_AFTER_MS;
  const killing = setTimeout(() => {
    console.error(`The ${name} did not end within ${limitMs / 1000} s: it is killed.`);
    child.kill('SIGKILL');
  }, limitMs);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(killing);
  return child.exitCode === 1 || child.signalCode === 'SIGKILL';
}
