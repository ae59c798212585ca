import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { callDesk } from './callDesk.ts';

const DONE = { output: {}, lines: ['done'], warnings: [] };
const LOST = /was lost, and it may have been done: npm run newsroom -- log shows it\.$/;
const WAITS_MS = [0, 0, 0];

type Answer = (response: ServerResponse) => void;
const drop: Answer = (response) => response.destroy();
const cut: Answer = (response) => response.write('{"progress":{"share":0.5}}\n{"outp', () => response.destroy());
const answer =
  (status: number, body: object): Answer =>
  (response) =>
    response.writeHead(status).end(`${JSON.stringify(body)}\n`);
const done = answer(200, DONE);

let stop = () => {};
afterEach(() => stop());

/** A desk that gives each of the answers once and then refuses connections; `keys` are those that it received. */
async function openDesk(...answers: Answer[]) {
  const keys: (string | undefined)[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    for await (const _ of request);
    // a connection that is kept alive would serve one more request
    response.shouldKeepAlive = false;
    const next = answers.shift();
    if (answers.length === 0) server.close();
    next?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stop = () => void server.close();
  return { keys, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function call(desk: string, body?: string | Readable): Promise<unknown> {
  let last: unknown;
  for await (last of callDesk(desk, 'token', '/actions/articles/draft', body, WAITS_MS));
  return last;
}

test.each<[string, Answer]>([
  ['that does not arrive', drop],
  ['that is cut off', cut],
  ['of 502 from a proxy', answer(502, {})],
  ['of 503 from a proxy', answer(503, {})],
  ['of 409 for a running command', answer(409, { detail: 'It is still running.' })],
])('after an answer %s the command is sent again with the same key', async (_, lost) => {
  const { address, keys } = await openDesk(lost, lost, done);
  expect(await call(address, '{}')).toEqual(DONE);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('each command has a key of its own', async () => {
  const { address, keys } = await openDesk(done, done);
  await call(address, '{}');
  await call(address, '{}');
  expect(new Set(keys).size).toBe(2);
});

test('after four attempts without an answer the error says that the command may have been done', async () => {
  const { address, keys } = await openDesk(drop, drop, drop, drop, done);
  await expect(call(address, '{}')).rejects.toThrow(LOST);
  expect(keys).toHaveLength(4);
});

test('when the desk is gone at the second attempt the error says that the command may have been done', async () => {
  const { address } = await openDesk(drop);
  await expect(call(address, '{}')).rejects.toThrow(LOST);
});

test('a command that the desk rejects, or whose desk is gone at once, is not sent again', async () => {
  const { address, keys } = await openDesk(
    answer(422, { detail: 'The field to leads nowhere.', typed: 'It leads nowhere.' }),
  );
  await expect(call(address, '{}')).rejects.toThrow(/^It leads nowhere\.$/);
  await expect(call(address, '{}')).rejects.toThrow(/does not answer: nothing listens there \(ECONNREFUSED\)\.$/);
  expect(keys).toHaveLength(1);
});

test('a stream is not sent again', async () => {
  const { address, keys } = await openDesk(drop, done);
  await expect(call(address, Readable.from([Buffer.from('picture')]))).rejects.toThrow(LOST);
  expect(keys).toHaveLength(1);
});

test('a query whose answer is lost fails as not answered', async () => {
  const { address } = await openDesk(drop);
  await expect(call(address)).rejects.toThrow(/does not answer: /);
});

test('callDesk prints once that it waits for a late answer', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { address } = await openDesk((response) => {
    void vi.waitFor(() => expect(consoleError).toHaveBeenCalled()).then(() => done(response));
  });
  for await (const _ of callDesk(address, 'token', '/actions/articles/draft', '{}', WAITS_MS, 0)) _ satisfies unknown;
  expect(consoleError.mock.calls).toEqual([[`The desk at ${address} has not answered yet: the command waits for it.`]]);
  consoleError.mockRestore();
});
