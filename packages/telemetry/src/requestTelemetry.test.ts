import { expect, test, vi } from 'vitest';
import { getCurrentRequest } from './currentRequest.ts';
import { metrics } from './metrics.ts';
import { handleWithTelemetry } from './requestTelemetry.ts';
import { startServiceCall } from './serviceCall.ts';

const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

function requestOf(client: { id?: string; traceparent?: string } = {}, path = '/home') {
  return { method: 'GET', path, client: { id: undefined, traceparent: undefined, ...client } };
}

/** The id of the response to a request with this id. */
async function idFor(id?: string): Promise<string> {
  let used = '';
  await handleWithTelemetry(requestOf(id === undefined ? {} : { id }), async (request) => {
    used = request.id;
    return { status: 200, route: '/home' };
  });
  return used;
}

test('a valid request id stays the same, and an invalid one is replaced', async () => {
  expect(await idFor('7f3c-edge-0042')).toBe('7f3c-edge-0042');
  for (const bad of ['short', 'x'.repeat(65), 'a b c d e f', 'id"}\n{"level', undefined])
    expect(await idFor(bad)).toMatch(/^[\da-f-]{36}$/);
});

test('calls to services have the request id and traceparent of their request', async () => {
  const url = new URL('http://service.test/x');
  await handleWithTelemetry(requestOf({ id: 'edge-0001', traceparent: TRACEPARENT }), async () => {
    await Promise.resolve();
    expect(startServiceCall('GET', url).headers).toEqual({ 'x-request-id': 'edge-0001', traceparent: TRACEPARENT });
    return { status: 200, route: '/home' };
  });
  expect(getCurrentRequest()).toBeUndefined();
  expect(startServiceCall('GET', url).headers).toEqual({});
});

test('requests are counted by route and status, also those that throw, and failures are logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await handleWithTelemetry(requestOf({}, '/news/content/1'), async () => ({ status: 404, route: '/test/:id' }));
  await handleWithTelemetry(requestOf({}, '/news/content/2'), async () => ({ status: 503, route: '/test/:id' }));
  const thrown = handleWithTelemetry(requestOf(), async () => {
    throw new Error('x');
  });
  await expect(thrown).rejects.toThrow('x');
  const output = await metrics.metrics();
  expect(output).toContain('sala_http_requests_total{route="/test/:id",status="404"} 1');
  expect(output).toContain('sala_http_requests_total{route="/test/:id",status="503"} 1');
  expect(output).toContain('sala_http_requests_total{route="none",status="500"} 1');
  expect(output).toContain('sala_http_request_seconds_count{route="/test/:id"} 2');
  // successful requests are not logged
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(
    'failed',
    expect.objectContaining({ path: '/news/content/2', route: '/test/:id', status: 503 }),
  );
  warn.mockRestore();
});
