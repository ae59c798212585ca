import { once } from 'node:events';
import { audioPlaylists } from '@sala/contracts';
import { metrics } from '@sala/telemetry';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createService as serviceOf } from './service.server.ts';
import { json, openTestService, type TestService } from './testService.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const schema = z.object({ name: z.string() });
const never = new AbortController().signal;

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
afterEach(() => {
  log.mockClear();
  service.requests.length = 0;
});

const fetched = (signal = never, address = service.address) =>
  serviceOf('page', address).fetchArea('newsPage', '/x', schema, signal);

test('the response of a service is the response of the area', async () => {
  service.answer = json({ name: 'ข่าว', more: 1 });
  expect(await fetched()).toEqual({ response: { name: 'ข่าว' }, pending: false, error: null });
  expect(log).not.toHaveBeenCalled();
});

test('[7-01 9.8-02] a call is a GET request that accepts uncompressed JSON, with its parameters in the query', async () => {
  let received: unknown;
  service.answer = (request, response) => {
    const { accept, ...headers } = request.headers;
    received = [request.method, request.url, accept, headers['accept-encoding'], headers['content-length']];
    json({ name: 'x' })(request, response);
  };
  await serviceOf('main', service.address).fetchArea('content', '/content?id=1', schema, never);
  expect(received).toEqual(['GET', '/content?id=1', 'application/json', 'identity', undefined]);
});

test('[8-01] a 404 is the error of the area and is not logged', async () => {
  service.answer = json({ reason: 'gone' }, 404);
  expect(await fetched()).toEqual({ response: null, pending: false, error: { status: 404, data: { reason: 'gone' } } });
  expect(log).not.toHaveBeenCalled();
});

test('[8-02] a 404 of a service whose resources must exist is logged once a minute for each call', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const menus = serviceOf('menus', service.address, { logsMissing: true });
  service.answer = (request, response) => json({}, request.url === '/orgs' ? 410 : 404)(request, response);
  for (const seconds of [0, 59, 2]) {
    vi.setSystemTime(Date.now() + seconds * 1000);
    for (const name of ['orgs', 'main-navs']) await menus.fetchArea(name, `/${name}`, schema, never);
  }
  const lines = [
    ['orgs of menus (/orgs) failed:', 410, {}],
    ['main-navs of menus (/main-navs) failed:', 404, {}],
  ];
  expect(log.mock.calls).toEqual([...lines, ...lines]);
  vi.useRealTimers();
});

test('[8-01] an error without readable data has an empty object as data', async () => {
  service.answer = (_, response) => response.writeHead(404).end('<h1>Not found</h1>');
  expect((await fetched()).error).toEqual({ status: 404, data: {} });
});

test('[8-01 8-02] a failing call is {response: null, error: {status, data}}, and is logged with its name', async () => {
  service.answer = json({ detail: 'broken' }, 500);
  expect(await fetched()).toEqual({
    response: null,
    pending: false,
    error: { status: 500, data: { detail: 'broken' } },
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('newsPage of page (/x) failed:', 500, { detail: 'broken' });
});

test('[8-01 8-02] a failure without a status is 404 with an empty object, and is logged with its cause', async () => {
  const cause = new Error('a mistake of ours');
  const broken = z.object({}).transform(() => {
    throw cause;
  });
  service.answer = json({});
  const area = await serviceOf('main', service.address).fetchArea('content', '/x', broken, never);
  expect(area).toEqual({ response: null, pending: false, error: { status: 404, data: {} } });
  expect(log).toHaveBeenCalledExactlyOnceWith('content of main (/x) failed:', 404, cause);
});

test('that a service rejects invented ids is logged once a minute for each call', async () => {
  service.answer = json({}, 400);
  const main = serviceOf('main', service.address);
  const ask = (call: string) => main.fetchArea(call, '/content?id=99999999999', schema, never);
  for (let time = 0; time < 3; time++) expect((await ask('content')).error?.status).toBe(400);
  await ask('section');
  expect(log).toHaveBeenCalledTimes(2);
});

test('a part of an answer that is left out is counted, and logged once a minute with its reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ask = () => serviceOf('listing', service.address).fetchArea('list', '/x?q=ข่าว', audioPlaylists, never);
  service.answer = json({ items: [{ url: 'a', name: 'ก' }, { url: 'b', name: null }, 'x'] });
  expect((await ask()).response?.items).toHaveLength(1);
  await ask();
  expect(warn.mock.calls).toEqual([
    [
      'list of listing (/x): 2 invalid parts are left out, the first of them {"url":"b","name":null}:',
      expect.stringMatching(/^name: /),
    ],
  ]);
  vi.setSystemTime(Date.now() + 61_000);
  await ask();
  expect(warn).toHaveBeenCalledTimes(2);
  const counted = await metrics.getSingleMetric('sala_service_dropped_parts_total')?.get();
  expect(counted?.values).toMatchObject([{ labels: { service: 'listing' }, value: 6 }]);
  vi.useRealTimers();
});

test.each([
  ['incomplete JSON', '{"name": "ข่'],
  ['an empty body', ''],
  ['HTML', '<!doctype html><p>ปิดปรับปรุง</p>'],
])('a service that answers %s is a 502, and the log shows what it answered', async (_, body) => {
  service.answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  const error = { status: 502, data: { reason: 'no JSON', begins: body } };
  expect(await fetched()).toEqual({ response: null, pending: false, error });
  expect(log).toHaveBeenCalledExactlyOnceWith('newsPage of page (/x) failed:', 502, error.data);
});

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['JSON of another shape', '{"name": 7}'],
])('a service that answers %s is a 502', async (_, body) => {
  service.answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  const { response, error } = await fetched();
  expect(response).toBeNull();
  expect(error).toMatchObject({ status: 502, data: { reason: 'unreadable' } });
  expect(log).toHaveBeenCalledTimes(1);
});

test('a response that is cut off is a 502', async () => {
  service.answer = (request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"name":', () => request.socket.destroy());
  };
  expect((await fetched()).error?.status).toBe(502);
});

test.each([['announced by content-length'], ['without content-length']])(
  'a response of 50 MB, %s, is not read to its end',
  async (when) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    service.answer = async (_, response) => {
      response.once('close', closed.resolve);
      response.writeHead(
        200,
        when === 'announced by content-length' ? { 'content-length': String(50 * chunk.length) } : {},
      );
      for (; sent < 50 && !response.destroyed; sent++)
        if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed.promise]);
      response.end();
    };
    expect((await fetched()).error?.status).toBeGreaterThanOrEqual(502);
    await closed.promise;
    expect(sent).toBeLessThan(50);
  },
);

test('a redirect is not followed, and its target is logged', async () => {
  service.answer = (request, response) =>
    request.url === '/x'
      ? response.writeHead(302, { location: '/elsewhere' }).end()
      : json({ name: 'x' })(request, response);
  expect((await fetched()).error?.status).toBe(502);
  expect(service.requests).toEqual(['/x']);
  expect(log).toHaveBeenCalledWith('newsPage of page (/x) failed:', 502, {
    reason: 'answered 302',
    location: '/elsewhere',
  });
});

test('a status that no page can have is a 502, as the pages of that service are', async () => {
  service.answer = json({}, 999);
  expect((await fetched()).error?.status).toBe(502);
});

test('an unreachable service is a 503 with the error code but without the address', async () => {
  const gone = await openTestService();
  await gone.close();
  expect((await fetched(never, gone.address)).error).toEqual({ status: 503, data: { reason: 'ECONNREFUSED' } });
  expect(log).toHaveBeenCalledTimes(1);
});

const deadline = new DOMException('', 'TimeoutError');

test('a call without a response ends at the page’s deadline', async () => {
  const page = new AbortController();
  service.answer = () => page.abort(deadline);
  expect((await fetched(page.signal)).error).toEqual({ status: 504, data: { reason: 'deadline' } });
  expect(log).toHaveBeenCalledTimes(1);
});

test('a response that does not end is cut at the page’s deadline', async () => {
  const page = new AbortController();
  service.answer = (_, response) => {
    response.writeHead(200);
    response.write('{"name":', () => page.abort(deadline));
  };
  expect((await fetched(page.signal)).error?.status).toBe(504);
});

test('a call that the reader aborted is not logged', async () => {
  const reader = new AbortController();
  service.answer = () => reader.abort();
  expect((await fetched(reader.signal)).error?.status).toBe(504);
  expect(log).not.toHaveBeenCalled();
});

test('a page that has ended sends no request', async () => {
  expect((await fetched(AbortSignal.abort())).error?.status).toBe(504);
  expect(service.requests).toEqual([]);
});

test('a service whose clock differs by an hour is logged once', async () => {
  service.answer = (request, response) => {
    response.setHeader('date', new Date(Date.now() + 3_600_000).toUTCString());
    json({ name: 'ข่าว' })(request, response);
  };
  await fetched();
  await fetched();
  const { host } = new URL(service.address);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^the clock of this machine is 3(600|59\\d) s behind that of ${host}: `)),
  );
});
