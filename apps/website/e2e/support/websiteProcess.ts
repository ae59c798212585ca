import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { TEST_HEAP } from '../../../../scripts/tests/youngHeap.ts';
import { makeDataDirectory } from '../../../newsroom/src/database/testDataDirectory.ts';
import { NEWSROOM, ROOT } from './addresses.ts';

/** A further website or newsroom, in a process of its own, with settings of a test. */
export interface ApplicationProcess {
  address: string;
  /** Its output. */
  log: Readable;
  stop(): Promise<void>;
  /** Tells it to end; returns its exit code. */
  end(): Promise<number | null>;
}

/** @throws when it ends instead of starting */
export async function startWebsite(settings: Record<string, string>): Promise<ApplicationProcess> {
  const port = await freePort();
  return startApplication('apps/website/server/main.ts', port, {
    PORT: String(port),
    NEWSROOM_URL: NEWSROOM,
    IMAGE_HOSTS: new URL(NEWSROOM).host,
    MEDIA_HOSTS: new URL(NEWSROOM).host,
    // changed answers of the services must show at once
    PAGE_CACHE_MB: '0',
    ...settings,
  });
}

/** An empty newsroom; @throws when it ends instead of starting */
export async function startNewsroom(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<ApplicationProcess> {
  await makeDataDirectory(dataDirectory);
  const port = await freePort();
  return startApplication('apps/newsroom/src/main.ts', port, {
    NEWSROOM_PORT: String(port),
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    DEMO_CONTENT: 'off',
    SPEECH: 'off',
    ...settings,
  });
}

async function startApplication(script: string, port: number, settings: Record<string, string>) {
  const application = spawn('node', [...TEST_HEAP, script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  const ended = new Promise<number | null>((done) => application.once('exit', done));
  await Promise.race([
    new Promise((ready) => application.once('message', ready)),
    ended.then(() => Promise.reject(new Error(`${script} ended instead of starting`))),
  ]);
  return {
    address: `http://localhost:${port}`,
    // an unread pipe must not fill up
    log: (application.stdout as Readable).resume(),
    stop: async () => {
      application.kill('SIGKILL');
      await ended;
    },
    end: () => {
      application.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Ports of this worker's own, below the range from which the system assigns free ports, so that no other process takes
 * one before it is used.
 */
const FIRST_PORT = 20_000;
const PORTS_PER_WORKER = 200;
const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 60;
let nextPort = FIRST_PORT + worker * PORTS_PER_WORKER;

/** A port on which nothing will listen. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, () => probe.close(() => done(true)));
  });
}
