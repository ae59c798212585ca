import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kind, Tallies } from './compare.ts';

/** A write that a person sends, once or repeatedly. */
export interface Write {
  kind: Kind;
  /** The journal's entry for an acknowledged write: the article, the message, the endpoint. */
  noted: string;
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  body?: object;
}

const WRITERS = 4;
/** The pause of a person between two writes, and before repeating one, in milliseconds. */
const LOOKS = 60;
const RETRY_MS = 200;

/**
 * Lets people send writes one after the other, each until it is acknowledged, and keeps a journal of the
 * acknowledgements.
 */
export function sendWriters(next: (turn: number) => Write) {
  const agent = new Agent({ keepAlive: true });
  const journal: Tallies = { ratings: new Map(), feedbacks: new Map(), reports: new Map(), subscriptions: new Map() };
  let isEnding = false;
  let repeated = 0;

  async function writer(number: number): Promise<void> {
    for (let turn = number; !isEnding; turn += WRITERS) {
      const write = next(turn);
      // like a reader who presses again: with the same idempotency key
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
    /** How often a write was repeated because it was not acknowledged. */
    get repeated() {
      return repeated;
    },
    /** Ends each person after their present write. */
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
