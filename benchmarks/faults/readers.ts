import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pages } from './pages.ts';

/**
 * The number of connections, and the pause of each between two pages, in milliseconds: on average a few hundred pages a
 * second.
 */
const CACHED = { readers: 44, pauseMs: 150 };
const RENDERED = { readers: 5, pauseMs: 300 };
const COUNTED = { readers: 1, pauseMs: 100 };
/** After so long without an answer a request has failed, in milliseconds. */
const TIMEOUT_MS = 15_000;
const CACHE_SECONDS = 10;

/** The results of the readers since they were reset. */
export interface Counts {
  requests: number;
  /** Cached pages that failed, and how. */
  failed: string[];
  /** Uncached pages that said that they could not be rendered. */
  refused: number;
  /** The longest wait, and the longest without the time in which the machine had no free core. */
  slowest: { millis: number; path: string };
  latest: { millis: number; path: string };
  /** Cached pages that were shown past their time, because they could not be renewed. */
  old: number;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests an address and reads the answer to its end; status 0 when there is none. */
export function requestPage(url: string, options: RequestOptions = {}, body?: string): Promise<Answered> {
  return new Promise((done) => {
    const none = () => done({ status: 0, headers: {}, text: '' });
    const outgoing = request(url, { agent, timeout: TIMEOUT_MS, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', none);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('given up')));
    // the website may have closed a kept-alive connection, which is not a failure: browsers repeat such a request, too
    outgoing.on('error', (cause: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && cause.code === 'ECONNRESET') done(requestPage(url, options, body));
      else none();
    });
    outgoing.end(body);
  });
}

/**
 * Fifty connections that load pages until they are stopped. `toUncachedAddress` returns the address under which a page
 * is rendered for each request; `waited` returns how long the current trial has waited for a core so far, in
 * milliseconds.
 */
export function startReaders(
  website: string,
  pages: Pages,
  toUncachedAddress: (path: string) => string,
  waited: () => number,
) {
  let counts = createCounts();
  let isReading = true;
  let turn = 0;
  const next = <Item>(list: Item[]): Item => list[turn++ % list.length] as Item;

  async function read(path: string, mayFail: boolean): Promise<void> {
    // a request counts for the period in which it began, however late it is answered
    const counted = counts;
    const [startedAt, waitedBefore] = [performance.now(), waited()];
    const { status, headers } = await requestPage(website + path, { headers: { 'accept-encoding': 'br' } });
    count(counted, path, performance.now() - startedAt, waited() - waitedBefore);
    if (status === 0 || (status >= 500 && !mayFail)) counted.failed.push(`${path}: ${status || 'no answer'}`);
    else if (status >= 500) counted.refused += 1;
    if (Number(headers.age ?? 0) > CACHE_SECONDS) counted.old += 1;
  }

  /** Sends a view, which no reader waits for. */
  async function countView(): Promise<void> {
    const [counted, startedAt, waitedBefore] = [counts, performance.now(), waited()];
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0',
    };
    const view = JSON.stringify({ type: 'content', id: String(600_000 + turn++), category: 'politics' });
    const { status } = await requestPage(`${website}/views`, { method: 'POST', headers }, view);
    count(counted, '/views', performance.now() - startedAt, waited() - waitedBefore);
    if (status !== 204) counted.failed.push(`/views: ${status || 'no answer'}`);
  }

  const repeat = async (pauseMs: number, work: () => Promise<void>) => {
    while (isReading) {
      await work();
      await pause(pauseMs * (0.5 + Math.random()));
    }
  };
  const many = ({ readers, pauseMs }: typeof CACHED, work: () => Promise<void>) =>
    Array.from({ length: readers }, () => repeat(pauseMs, work));
  const reading = [
    ...many(CACHED, () => read(next(pages.often), false)),
    ...many(RENDERED, () => read(toUncachedAddress(next(pages.often)), true)),
    ...many(COUNTED, countView),
  ];
  return {
    /** Loads the next of the pages that are rarely read. */
    readSeldom: (count: number) => Promise.all(Array.from({ length: count }, () => read(next(pages.seldom), false))),
    /** Resets the counts, and returns the object that counts from now on. */
    begin: () => (counts = createCounts()),
    async end(): Promise<void> {
      isReading = false;
      await Promise.all(reading);
      agent.destroy();
    },
  };
}

const createCounts = (): Counts => ({
  requests: 0,
  failed: [],
  refused: 0,
  slowest: { millis: 0, path: '' },
  latest: { millis: 0, path: '' },
  old: 0,
});

function count(counts: Counts, path: string, millis: number, waited: number): void {
  counts.requests += 1;
  if (millis > counts.slowest.millis) counts.slowest = { millis, path };
  if (millis - waited > counts.latest.millis) counts.latest = { millis: millis - waited, path };
}
