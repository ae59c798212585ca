import { afterEach, expect, test } from 'vitest';
import { ResponseTooLong } from '../http/index.ts';
import { openTestService, type RequestHandler } from '../http/testService.ts';
import { fetchProvider, ProviderUnavailable } from './fetchProvider.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
afterEach(() => service.close());

/** Requests something from a service that answers like this. */
async function fetchFrom(handle: RequestHandler): Promise<Response> {
  service = await openTestService(handle);
  return fetchProvider(service.url, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' });
}

test('an answer arrives with its status, its type and its text', async () => {
  const answer = await fetchFrom((response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json']);
  expect(await answer.json()).toEqual({ error: 'invalid_grant' });
});

test.each<[string, RequestHandler]>([
  ['answers with 503', (response) => response.writeHead(503).end()],
  ['ends the connection', (response) => response.destroy()],
  [
    'stops in the middle',
    (response) => response.writeHead(200, { 'content-length': 9 }).write('half', () => response.destroy()),
  ],
])('a service that %s is unavailable', async (_, handle) => {
  await expect(fetchFrom(handle)).rejects.toThrow(ProviderUnavailable);
});

test('an answer that does not end is not read any further than a megabyte', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const answer = fetchFrom((response) => {
    const send = () => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', send).on('close', resolve);
    send();
  });
  await expect(answer).rejects.toMatchObject({ cause: expect.any(ResponseTooLong) });
  await closed;
});
