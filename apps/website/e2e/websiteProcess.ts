import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { NEWSROOM, ROOT } from './addresses.ts';

/** One more website, a process of its own with the settings a test gives it. */
export interface WebsiteProcess {
  address: string;
  /** What it says of itself. */
  log: Readable;
  stop(): Promise<void>;
  /** Tells it to end; says with which code it did. */
  end(): Promise<number | null>;
}

/** @throws when it ends instead of starting */
export async function startWebsite(settings: Record<string, string>): Promise<WebsiteProcess> {
  const port = await freePort();
  const website = spawn('node', ['apps/website/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      NEWSROOM_URL: NEWSROOM,
      IMAGE_HOSTS: new URL(NEWSROOM).host,
      // what a test makes its services say is seen at once
      PAGE_CACHE_MB: '0',
      ...settings,
    },
  });
  const ended = new Promise<number | null>((done) => website.once('exit', done));
  await Promise.race([
    new Promise((ready) => website.once('message', ready)),
    ended.then(() => Promise.reject(new Error('the website ended instead of starting'))),
  ]);
  return {
    address: `http://localhost:${port}`,
    // what nobody reads must not fill the pipe
    log: (website.stdout as Readable).resume(),
    stop: async () => {
      website.kill('SIGKILL');
      await ended;
    },
    end: () => {
      website.kill('SIGTERM');
      return ended;
    },
  };
}

/** A port on which nobody listens, nor will soon. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
