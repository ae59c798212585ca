import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The results of the readers in one part of the test. */
export interface PageCounts {
  pages: number;
  /** Answers that were no whole page with status 200, by the kind of failure. */
  failures: string[];
  /** In milliseconds. */
  slowest: number;
}

/** How many readers there are, and how long one looks at a page, in milliseconds. */
const READERS = 8;
const LOOKS = 200;

/** Lets readers open one page after the other until they are stopped. */
export function sendReaders(site: string, paths: string[]) {
  const agent = new Agent({ keepAlive: true });
  let counts: PageCounts = { pages: 0, failures: [], slowest: 0 };
  let isEnding = false;
  let turn = 0;

  async function reader(): Promise<void> {
    while (!isEnding) {
      turn += 1;
      const path = paths[turn % paths.length] ?? '/';
      // every eighth page is a new one, which must be rendered and needs the services
      const isNew = turn % 8 === 0;
      const address = isNew ? `/search?q=${encodeURIComponent(`ข่าว ${turn}`)}` : path;
      const started = performance.now();
      const failure = await open(site + address, agent);
      counts.slowest = Math.max(counts.slowest, performance.now() - started);
      counts.pages += 1;
      if (failure) counts.failures.push(`${address}: ${failure}`);
      await pause(LOOKS);
    }
  }

  const readers = Array.from({ length: READERS }, reader);
  return {
    /** The results since the last call. */
    take(): PageCounts {
      const result = counts;
      counts = { pages: 0, failures: [], slowest: 0 };
      return result;
    },
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all(readers);
      agent.destroy();
    },
  };
}

/** Opens a page; returns what was wrong with it, if anything. */
function open(url: string, agent: Agent): Promise<string | null> {
  return new Promise((done) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200 ? null : `status ${answer.statusCode}`));
      answer.once('error', () => done('broke off'));
    });
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 s')));
    request.once('error', (error) => done(error.message));
  });
}
