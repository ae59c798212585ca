import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kind, Tallies } from './compare.ts';

/** Something that somebody sends, once or again and again. */
export interface Write {
  kind: Kind;
  /** What the journal notes when it was taken: the article, the message, the endpoint. */
  noted: string;
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  body?: object;
}

const WRITERS = 4;
/** How long one of them does something else in between, and waits before pressing again, in milliseconds. */
const LOOKS = 60;
const RETRY_MS = 200;

/**
 * Has people send one thing after the other, each until they are told that it was taken, and keeps a journal of what
 * they were told.
 */
export function sendWriters(next: (turn: number) => Write) {
  const agent = new Agent({ keepAlive: true });
  const journal: Tallies = { ratings: new Map(), feedbacks: new Map(), reports: new Map(), subscriptions: new Map() };
  let isEnding = false;
  let repeated = 0;

  async function writer(number: number): Promise<void> {
    for (let turn = number; !isEnding; turn += WRITERS) {
      const write = next(turn);
      // as a browser does whose reader presses again: the same thing has the same id
      const id = randomUUID();
      while (!(await send(write, id, agent))) {
        repeated += 1;
        await pause(RETRY_MS);
      }
      const noted = journal[write.kind];
      noted.set(write.noted, (noted.get(write.noted) ?? 0) + 1);
      await pause(LOOKS);
    }
  }

  const writers = Array.from({ length: WRITERS }, (_, number) => writer(number));
  return {
    journal,
    /** How often something was sent again because nobody had said that it was taken. */
    get repeated() {
      return repeated;
    },
    /** Lets each finish what it has begun. */
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all(writers);
      agent.destroy();
    },
  };
}

function send({ url, method, body }: Write, id: string, agent: Agent): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': id };
  return new Promise((done) => {
    const sending = request(url, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done((answer.statusCode ?? 500) < 300));
      answer.once('error', () => done(false));
    });
    sending.setTimeout(20_000, () => sending.destroy());
    sending.once('error', () => done(false));
    sending.end(body && JSON.stringify(body));
  });
}
