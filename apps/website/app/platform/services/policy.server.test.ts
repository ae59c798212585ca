import { channel } from 'node:diagnostics_channel';
import { handleWithTelemetry, metrics } from '@sala/telemetry';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toJsonMessage } from './callService.server.ts';
import { CHANGE_CHANNELS } from './changeChannels.server.ts';
import { type Service, createService as serviceOf } from './service.server.ts';
import { json, openTestService, type TestService } from './testService.ts';

// the breaker uses the clock of the test; calls and their pauses are real
vi.useFakeTimers({ toFake: ['Date'] });
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const recoveries = vi.spyOn(console, 'info').mockImplementation(() => {});
const host = await openTestService();
afterAll(() => host.close());

let count = 0;
let name: string;
let service: Service;
beforeEach(() => {
  name = `service${++count}`;
  service = serviceOf(name, host.address);
  host.answer = json({});
});
afterEach(() => {
  log.mockClear();
  recoveries.mockClear();
  host.requests.length = 0;
});

const never = new AbortController().signal;
let resources = 0;
/** Asks for a resource, each time for another one unless it is named. */
const ask = (signal = never, one = service, path = `/${resources++}`) =>
  one.fetchArea('content', path, z.object({}), signal);
const asks = (times: number, signal?: AbortSignal) => Promise.all(Array.from({ length: times }, () => ask(signal)));
const answersWith = (status: number): TestService['answer'] => json({}, status);
const drops: TestService['answer'] = (request) => request.socket.destroy();
/** Answers in turn, the last one for ever. */
const inTurn = (...answers: TestService['answer'][]) => {
  host.answer = (request, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
};
/** Holds all answers back; returns the functions that send them. */
const holdAnswers = () => {
  const waiting: (() => void)[] = [];
  host.answer = (request, response) => void waiting.push(() => json({})(request, response));
  return waiting;
};
/** Stops the clock by which calls are timed; `pass` lets them reach the deadline of their page after so much time. */
const stopClock = () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const pass = (page: AbortController, afterMs: number) => {
    clock.mockReturnValue(afterMs);
    page.abort(new DOMException('', 'TimeoutError'));
  };
  return { pass, restart: () => clock.mockRestore() };
};
const isOpen = async () => (await one('sala_service_breaker_open')) === 1;
const one = async (metric: string, outcome?: string) => {
  const result = await metrics.getSingleMetric(metric)?.get();
  return result?.values.find(({ labels }) => labels.service === name && labels.outcome === outcome)?.value ?? 0;
};
const AFTER_ALL_PAUSES = 8000;

test('a report that everything changed closes an open breaker and forgets its failures', async () => {
  host.answer = answersWith(500);
  await asks(20);
  expect(await isOpen()).toBe(true);
  channel(CHANGE_CHANNELS.change).publish({ stories: [], paths: ['/home'], everything: false });
  expect(await isOpen()).toBe(true);
  host.answer = json({});
  channel(CHANGE_CHANNELS.change).publish({ stories: [], paths: [], everything: true });
  expect(await isOpen()).toBe(false);
  expect((await ask()).response).toEqual({});
  // nineteen failures are not enough once those before are forgotten
  host.answer = answersWith(500);
  await asks(18);
  expect(await isOpen()).toBe(false);
  await asks(1);
  expect(await isOpen()).toBe(true);
});

test('a resource that always fails counts once, however often it is asked for', async () => {
  host.answer = (request, response) => (request.url === '/broken' ? answersWith(500) : json({}))(request, response);
  for (let round = 0; round < 60; round++) expect((await ask(never, service, '/broken')).error?.status).toBe(500);
  expect(await isOpen()).toBe(false);
  expect((await ask()).response).toEqual({});
});

test.each([
  ['breaks', drops],
  ['is answered by a gateway alone', answersWith(502)],
  ['is answered with 429', answersWith(429)],
])('a connection that %s counts each time, whatever was asked for', async (_, answer) => {
  host.answer = answer;
  for (let round = 0; round < 20; round++) await ask(never, service, '/home');
  expect(await isOpen()).toBe(true);
});

test('a trial call of a resource that fails as before keeps the breaker open', async () => {
  host.answer = answersWith(500);
  await ask(never, service, '/broken');
  await asks(20);
  vi.setSystemTime(Date.now() + AFTER_ALL_PAUSES);
  await ask(never, service, '/broken');
  expect(await isOpen()).toBe(true);
  host.requests.length = 0;
  await asks(5);
  expect(host.requests).toEqual([]);
});

test('responses that are too long do not open the breaker', async () => {
  host.answer = (_, response) => response.end(JSON.stringify('x'.repeat(5 * 1024 * 1024)));
  for (const { error } of await asks(24)) expect(error?.data).toEqual({ reason: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' });
  expect(await isOpen()).toBe(false);
  host.answer = json({});
  expect((await ask()).response).toEqual({});
});

test('an open breaker answers 503 without a request and without logging each call', async () => {
  host.answer = answersWith(500);
  await asks(20);
  expect(await isOpen()).toBe(true);
  log.mockClear();
  host.requests.length = 0;
  const areas = await asks(50);
  for (const { error } of areas) expect(error).toEqual({ status: 503, data: { reason: 'breaker open' } });
  expect(host.requests).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  expect(await one('sala_service_calls_total', 'failed')).toBe(20);
  expect(await one('sala_service_calls_total', 'breaker_open')).toBe(50);
});

test('an open breaker lets one call through after a while and closes when it succeeds; the first is logged as an error, the second as information', async () => {
  host.answer = answersWith(500);
  await asks(20);
  vi.setSystemTime(Date.now() + AFTER_ALL_PAUSES);
  const waiting = holdAnswers();
  const tries = asks(20);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  for (const answer of waiting) answer();
  expect((await tries).filter(({ error }) => error === null)).toHaveLength(1);
  host.answer = json({});
  expect((await asks(20)).every(({ error }) => error === null)).toBe(true);
  const logged = log.mock.calls.map(([sentence]) => sentence).filter((sentence) => sentence.startsWith(name));
  expect(logged).toEqual([`${name} keeps failing: it is not called any more, except for a retry now and then`]);
  expect(recoveries.mock.calls).toEqual([[`${name} answers again`]]);
});

test('a failed trial call keeps the breaker open and logs nothing more', async () => {
  host.answer = answersWith(500);
  await asks(20);
  log.mockClear();
  for (let round = 0; round < 5; round++) {
    vi.setSystemTime(Date.now() + AFTER_ALL_PAUSES);
    host.requests.length = 0;
    await asks(5);
    expect(host.requests).toHaveLength(1);
  }
  expect(log.mock.calls.filter(([sentence]) => sentence.startsWith(name))).toEqual([]);
});

test.each([
  ['404', answersWith(404)],
  ['410', answersWith(410)],
  ['400', answersWith(400)],
])('responses with %s do not open the breaker', async (_, answer) => {
  host.answer = answer;
  await asks(60);
  expect(await isOpen()).toBe(false);
  expect(host.requests).toHaveLength(60);
});

const inSixSeconds = () => new Date(Date.now() + 6000).toUTCString();
test.each<[string, number, number, (() => string)?]>([
  ['429', 429, 1000],
  ['429 with Retry-After in seconds', 429, 5000, () => '5'],
  ['503 with Retry-After in seconds', 503, 5000, () => '5'],
  ['503 with a date in Retry-After', 503, 5000, inSixSeconds],
  ['503 with Retry-After of an hour', 503, AFTER_ALL_PAUSES, () => '3600'],
])(
  'after %s an open breaker waits that long before it tries again, at most eight seconds',
  async (_, status, waitMs, retryAfter) => {
    host.answer = (_request, response) =>
      response.writeHead(status, retryAfter && { 'retry-after': retryAfter() }).end('{}');
    await asks(20);
    const openedAt = Date.now();
    host.requests.length = 0;
    vi.setSystemTime(openedAt + waitMs - 1);
    await ask();
    expect(host.requests).toEqual([]);
    vi.setSystemTime(openedAt + AFTER_ALL_PAUSES);
    await ask();
    expect(host.requests).toHaveLength(1);
  },
);

test('a service that has asked to be left alone is called again when it says that everything changed', async () => {
  host.answer = (_, response) => response.writeHead(503, { 'retry-after': '3600' }).end('{}');
  await asks(20);
  host.answer = json({});
  channel(CHANGE_CHANNELS.change).publish({ stories: [], paths: [], everything: true });
  expect((await ask()).error).toBeNull();
});

test('an open breaker does not stay open for longer when the clock of the machine is set back', async () => {
  host.answer = answersWith(500);
  await asks(20);
  expect(await isOpen()).toBe(true);
  host.answer = json({});
  vi.setSystemTime(Date.now() - 3_600_000);
  expect((await ask()).error).toBeNull();
  expect(await isOpen()).toBe(false);
});

test('unreadable responses open the breaker', async () => {
  host.answer = (_, response) => response.writeHead(200).end('{"name": "ข่');
  await asks(20);
  expect(await isOpen()).toBe(true);
});

test('calls that reach the deadline open the breaker, but not calls that the reader aborted', async () => {
  holdAnswers();
  const [reader, page] = [new AbortController(), new AbortController()];
  const left = asks(30, reader.signal);
  await vi.waitFor(() => expect(host.requests).toHaveLength(30));
  reader.abort();
  await left;
  expect(await isOpen()).toBe(false);
  const clock = stopClock();
  const late = asks(30, page.signal);
  await vi.waitFor(() => expect(host.requests).toHaveLength(60));
  clock.pass(page, 1000);
  for (const { error } of await late) expect(error).toEqual({ status: 504, data: { reason: 'deadline' } });
  await vi.waitFor(async () => expect(await isOpen()).toBe(true));
  clock.restart();
});

test('calls that have waited until shortly before the deadline do not open the breaker', async () => {
  const waiting = holdAnswers();
  const page = new AbortController();
  const clock = stopClock();
  const first = asks(64);
  await vi.waitFor(() => expect(host.requests).toHaveLength(64));
  const late = asks(60, page.signal);
  for (const answer of waiting.splice(0)) answer();
  await first;
  await vi.waitFor(() => expect(host.requests).toHaveLength(124));
  clock.pass(page, 999);
  for (const { error } of await late) expect(error).toEqual({ status: 504, data: { reason: 'deadline' } });
  await vi.waitFor(async () => expect(await one('sala_service_under_way')).toBe(0));
  clock.restart();
  expect(await isOpen()).toBe(false);
  host.answer = json({});
  expect((await ask()).error).toBeNull();
});

test('a trial call that the reader aborts leaves the breaker open', async () => {
  host.answer = answersWith(500);
  await asks(20);
  vi.setSystemTime(Date.now() + AFTER_ALL_PAUSES);
  const reader = new AbortController();
  host.answer = () => reader.abort();
  await ask(reader.signal);
  expect(await isOpen()).toBe(true);
});

test('each service has its own breaker, even on the same host', async () => {
  host.answer = answersWith(500);
  await asks(20);
  host.answer = json({});
  expect((await ask(never, serviceOf(`${name}b`, host.address))).error).toBeNull();
  expect((await ask()).error?.status).toBe(503);
});

test('[9.8-03] 64 calls run at once and a thousand wait; one more is rejected at once', async () => {
  const waiting = holdAnswers();
  const calls = asks(64 + 1000);
  await vi.waitFor(() => expect(host.requests).toHaveLength(64));
  expect(await one('sala_service_under_way')).toBe(64);
  expect(await one('sala_service_waiting')).toBe(1000);
  expect((await ask()).error).toEqual({ status: 503, data: { reason: 'too many waiting' } });
  host.answer = json({});
  for (const answer of waiting) answer();
  expect((await calls).every(({ error }) => error === null)).toBe(true);
  expect(await one('sala_service_waiting')).toBe(0);
});

test('a waiting call ends at its deadline, and as soon as the breaker opens', async () => {
  holdAnswers();
  const [first, second] = [new AbortController(), new AbortController()];
  const clock = stopClock();
  const underWay = asks(64, first.signal);
  const [toTheEnd] = [asks(5), await vi.waitFor(() => expect(host.requests).toHaveLength(64))];
  const late = ask(second.signal);
  second.abort(new DOMException('', 'TimeoutError'));
  expect((await late).error?.status).toBe(504);
  clock.pass(first, 1000);
  await underWay;
  for (const { error } of await toTheEnd) expect(error?.data).toEqual({ reason: 'breaker open' });
  clock.restart();
  expect(host.requests).toHaveLength(64);
});

test.each([
  ['the connection breaks', drops],
  ['the answer is 503', answersWith(503)],
])('when %s, a read is retried once', async (_, fails) => {
  inTurn(fails, json({}));
  expect((await ask()).error).toBeNull();
  inTurn(fails);
  expect((await ask()).error?.status).toBe(503);
  expect(host.requests).toHaveLength(4);
  expect(log).toHaveBeenCalledTimes(1);
});

test.each<[string, TestService['answer']]>([
  ['500', answersWith(500)],
  ['an unreadable response', json(7)],
  ['404', answersWith(404)],
  ['429', answersWith(429)],
  ['503 with Retry-After', (_, response) => response.writeHead(503, { 'retry-after': '1' }).end('{}')],
])('after %s a read is not retried', async (_, answer) => {
  host.answer = answer;
  await ask();
  expect(host.requests).toHaveLength(1);
});

test('calls of send and POST requests are never retried', async () => {
  inTurn(drops, json({}));
  expect(await service.send('narrationRating', '/rating', toJsonMessage('PUT', { like: 1 }), never)).toBe(503);
  inTurn(drops, json({}));
  expect(await service.send('feedbackWebhook', '/webhook', { method: 'GET' }, never)).toBe(503);
  inTurn(drops, json({}));
  const sent = await service.fetchArea('summary', '/articles', z.object({}), never, toJsonMessage('POST', {}));
  expect(sent.error?.status).toBe(503);
  expect(host.requests).toEqual(['/rating', '/webhook', '/articles']);
});

test('a read that failed late is not retried: the page has to meet its deadline', async () => {
  const clock = vi.spyOn(performance, 'now');
  inTurn((request) => {
    clock.mockReturnValue(Number.MAX_SAFE_INTEGER);
    request.socket.destroy();
  }, json({}));
  expect((await ask()).error?.status).toBe(503);
  clock.mockRestore();
  expect(host.requests).toHaveLength(1);
});

test('a slow response ends at the page’s deadline, and its connection is closed', async () => {
  const page = new AbortController();
  const closed = Promise.withResolvers<void>();
  host.answer = (_, response) => {
    response.once('close', closed.resolve);
    response.write('{', () => page.abort(new DOMException('', 'TimeoutError')));
  };
  expect((await ask(page.signal)).error?.status).toBe(504);
  await closed.promise;
});

test('a call has the id of its request in x-request-id, even if it had to wait', async () => {
  const waiting = holdAnswers();
  const forRequest = (id: string) =>
    handleWithTelemetry({ method: 'GET', path: '/', client: { id, traceparent: undefined } }, async () => {
      await ask();
      return { status: 200, route: '/' };
    });
  const before = Array.from({ length: 64 }, (_, index) => forRequest(`before-${index + 100}`));
  await vi.waitFor(() => expect(waiting).toHaveLength(64));
  const last = forRequest('last-0001');
  for (const answer of waiting.splice(0)) answer();
  await Promise.all(before);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(host.headers['x-request-id']).toBe('last-0001');
  waiting[0]?.();
  await last;
});
