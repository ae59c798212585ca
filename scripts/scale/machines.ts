import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, StepFailed, YOUNG_HEAP } from '../step.ts';

const APPLICATION = { website: 'apps/website/server/main.ts', newsroom: 'apps/newsroom/src/main.ts' };

/** A process that represents a machine. */
export class Machine {
  readonly name: string;
  readonly #application: keyof typeof APPLICATION;
  readonly #env: Record<string, string>;
  readonly #log: string;
  #process: ChildProcess | undefined;

  /** @param folder where its log is written, as `{name}.log` */
  constructor(application: keyof typeof APPLICATION, number: number, folder: string, env: Record<string, string>) {
    this.name = `${application}-${number}`;
    this.#application = application;
    this.#env = env;
    this.#log = join(folder, `${this.name}.log`);
  }

  /** Starts it, with further settings, and waits until it serves. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    const log = openSync(this.#log, 'a');
    const child = spawn('node', [YOUNG_HEAP, APPLICATION[this.#application]], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...this.#env, ...settings },
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.#process = child;
    await new Promise<void>((done, fail) => {
      child.once('message', () => done());
      child.once('exit', () => fail(new StepFailed(`${this.name} has ended before it served: ${this.#log} says why.`)));
    });
  }

  /** Kills it like a power failure: nothing is finished, nothing written. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it after its running requests. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
