import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createService as serviceOf } from './service.server.ts';
import { json, openTestService, type TestService } from './testService.ts';

// this file has fake timers from the start: the timers of a call are fake, too
const HOUR = 3_600_000;
let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await service.close();
});

const fetched = () =>
  serviceOf('main', service.address).fetchArea(
    'content',
    '/x',
    z.object({ name: z.string() }),
    new AbortController().signal,
  );

test('[9.8-02] a call has no timeout: a response that begins after an hour is read', async () => {
  service.answer = (request, response) => {
    vi.advanceTimersByTime(HOUR);
    setImmediate(() => json({ name: 'ข่าว' })(request, response));
  };
  expect(await fetched()).toMatchObject({ response: { name: 'ข่าว' }, error: null });
});

test('[9.8-02] a call has no timeout: a response that ends an hour after it began is read', async () => {
  service.answer = (_, response) => {
    response.write('{"name":');
    // the beginning has to arrive before the hour passes
    setImmediate(() =>
      setImmediate(() =>
        setImmediate(() => {
          vi.advanceTimersByTime(HOUR);
          response.end('"ข่าว"}');
        }),
      ),
    );
  };
  expect(await fetched()).toMatchObject({ response: { name: 'ข่าว' }, error: null });
});
