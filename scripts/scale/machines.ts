import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../machine/nginx.ts';
import { ROOT, StepFailed, YOUNG_HEAP } from '../step.ts';

/** As in deploy/: longer than nginx keeps a connection open, so that none is closed during a request. */
const DRAIN_SECONDS = '5';
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

/** Two newsrooms on one PostgreSQL, and two websites, behind an nginx with these ports. */
export function createMachines(folder: string, ports: Ports, databaseUrl: string): Machine[] {
  const addresses = {
    SITE_URL: `http://127.0.0.1:${ports.site}`,
    NEWSROOM_URL: `http://127.0.0.1:${ports.newsrooms}`,
    DRAIN_SECONDS,
  };
  const createNewsroom = (number: 1 | 2) =>
    new Machine('newsroom', number, folder, {
      ...addresses,
      NEWSROOM_PORT: String(ports[`newsroom-${number}:4000`]),
      NEWSROOM_HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `newsroom-${number}`),
      SPEECH: 'off',
    });
  const createWebsite = (number: 1 | 2) =>
    new Machine('website', number, folder, {
      ...addresses,
      PORT: String(ports[`website-${number}:3000`]),
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '1',
      // here all requests come from one address
      RATE_LIMITS: 'off',
    });
  return [createNewsroom(1), createNewsroom(2), createWebsite(1), createWebsite(2)];
}
