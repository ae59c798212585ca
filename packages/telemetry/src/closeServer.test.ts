import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer, drainServer } from './closeServer.ts';
import { createReadiness } from './monitoring.ts';

test('closeServer finishes a response in progress and accepts no new connections', async () => {
  const answers: ServerResponse[] = [];
  let onRequest = () => {};
  const arrival = new Promise<void>((done) => {
    onRequest = done;
  });
  const server = createServer((_, response) => {
    answers.push(response);
    onRequest();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const request = () =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => done(answer.resume())).on('error', fail);
    });
  const pending = request();
  await arrival;
  const ended = closeServer(server);
  await expect(request()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  answers[0]?.end('late, but whole');
  expect((await pending).statusCode).toBe(200);
  await ended;
});

test('a draining server is not ready, still responds, and closes its connections', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const readiness = createReadiness(async () => true);
  readiness.begin(server);
  const drained = drainServer(server, readiness, 0.5);
  expect(await readiness.isReady()).toBe(false);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await answer.text();
  await drained;
  await closeServer(server);
});

test('no request on a busy connection is lost when its server stops, even without a time to drain', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const send = () =>
    new Promise<string>((done) => {
      const request = get({ port, host: '127.0.0.1', agent }, (answer) =>
        answer.resume().on('end', () => done('answered')),
      );
      request.on('error', ({ code }: NodeJS.ErrnoException) => done(code ?? ''));
    });
  const outcomes = new Set<string>();
  const sendUntilRefused = async () => {
    for (let outcome = 'answered'; outcome === 'answered'; outcomes.add(outcome)) outcome = await send();
  };
  await Promise.all(Array.from({ length: 10 }, send));
  const senders = Array.from({ length: 10 }, sendUntilRefused);
  await drainServer(
    server,
    createReadiness(async () => true),
    0,
  );
  await closeServer(server);
  await Promise.all(senders);
  expect([...outcomes]).toEqual(['answered', 'ECONNREFUSED']);
});
