import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pages } from './pages.ts';

/**
 * The number of connections, and the pause of each between two pages, in milliseconds: on average a few hundred pages a
 * second.
 */
const KEPT = { readers: 44, rest: 150 };
const RENDERED = { readers: 5, rest: 300 };
const COUNTED = { readers: 1, rest: 100 };
/** After so long without an answer a request has failed, in milliseconds. */
const GIVEN_UP = 15_000;
const OLD = 10;

/** The results of the readers since they were reset. */
export interface Seen {
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
export function ask(url: string, options: RequestOptions = {}, sent?: string): Promise<Answered> {
  return new Promise((done) => {
    const none = () => done({ status: 0, headers: {}, text: '' });
    const asked = request(url, { agent, timeout: GIVEN_UP, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', none);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error('given up')));
    // the website may have closed a kept-alive connection, which is not a failure: browsers repeat such a request, too
    asked.on('error', (cause: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && cause.code === 'ECONNRESET') done(ask(url, options, sent));
      else none();
    });
    asked.end(sent);
  });
}

/**
 * Fifty connections that load pages until they are stopped. `neverKept` returns the address under which a page is
 * rendered for each request; `waited` returns how long the current trial has waited for a core so far, in milliseconds.
 */
export function startReaders(website: string, pages: Pages, neverKept: (path: string) => string, waited: () => number) {
  let seen = nothingSeen();
  let isReading = true;
  let turn = 0;
  const next = <Item>(list: Item[]): Item => list[turn++ % list.length] as Item;

  async function read(path: string, mayFail: boolean): Promise<void> {
    // a request counts for the period in which it began, however late it is answered
    const counted = seen;
    const [startedAt, waitedBefore] = [performance.now(), waited()];
    const { status, headers } = await ask(website + path, { headers: { 'accept-encoding': 'br' } });
    count(counted, path, performance.now() - startedAt, waited() - waitedBefore);
    if (status === 0 || (status >= 500 && !mayFail)) counted.failed.push(`${path}: ${status || 'no answer'}`);
    else if (status >= 500) counted.refused += 1;
    if (Number(headers.age ?? 0) > OLD) counted.old += 1;
  }

  /** Sends a view, which no reader waits for. */
  async function countView(): Promise<void> {
    const [counted, startedAt, waitedBefore] = [seen, performance.now(), waited()];
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0',
    };
    const view = JSON.stringify({ type: 'content', id: String(600_000 + turn++), category: 'politics' });
    const { status } = await ask(`${website}/views`, { method: 'POST', headers }, view);
    count(counted, '/views', performance.now() - startedAt, waited() - waitedBefore);
    if (status !== 204) counted.failed.push(`/views: ${status || 'no answer'}`);
  }

  const keepOn = async (rest: number, work: () => Promise<void>) => {
    while (isReading) {
      await work();
      await pause(rest * (0.5 + Math.random()));
    }
  };
  const many = ({ readers, rest }: typeof KEPT, work: () => Promise<void>) =>
    Array.from({ length: readers }, () => keepOn(rest, work));
  const reading = [
    ...many(KEPT, () => read(next(pages.often), false)),
    ...many(RENDERED, () => read(neverKept(next(pages.often)), true)),
    ...many(COUNTED, countView),
  ];
  return {
    /** Loads the next of the pages that are rarely read. */
    readSeldom: (count: number) => Promise.all(Array.from({ length: count }, () => read(next(pages.seldom), false))),
    /** Resets the counts, and returns the object that counts from now on. */
    begin: () => (seen = nothingSeen()),
    async end(): Promise<void> {
      isReading = false;
      await Promise.all(reading);
      agent.destroy();
    },
  };
}

const nothingSeen = (): Seen => ({
  requests: 0,
  failed: [],
  refused: 0,
  slowest: { millis: 0, path: '' },
  latest: { millis: 0, path: '' },
  old: 0,
});

function count(seen: Seen, path: string, millis: number, waited: number): void {
  seen.requests += 1;
  if (millis > seen.slowest.millis) seen.slowest = { millis, path };
  if (millis - waited > seen.latest.millis) seen.latest = { millis: millis - waited, path };
}
