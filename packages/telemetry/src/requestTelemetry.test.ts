import { expect, test, vi } from 'vitest';
import { getCurrentRequest } from './currentRequest.ts';
import { metrics } from './metrics.ts';
import { handleWithTelemetry } from './requestTelemetry.ts';
import { startServiceCall } from './serviceCall.ts';

const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

function asked(told: { id?: string; traceparent?: string } = {}, path = '/home') {
  return { method: 'GET', path, told: { id: undefined, traceparent: undefined, ...told } };
}

/** The id of the response to a request with this id. */
async function idFor(id?: string): Promise<string> {
  let used = '';
  await handleWithTelemetry(asked(id === undefined ? {} : { id }), async (request) => {
    used = request.id;
    return { status: 200, route: '/home' };
  });
  return used;
}

test('a request keeps the id it came with, when that is one', async () => {
  expect(await idFor('7f3c-edge-0042')).toBe('7f3c-edge-0042');
  for (const bad of ['short', 'x'.repeat(65), 'a b c d e f', 'id"}\n{"level', undefined])
    expect(await idFor(bad)).toMatch(/^[\da-f-]{36}$/);
});

test('who is asked for it is told the id, and its place in the trace as it came', async () => {
  const url = new URL('http://service.test/x');
  await handleWithTelemetry(asked({ id: 'edge-0001', traceparent: TRACEPARENT }), async () => {
    await Promise.resolve();
    expect(startServiceCall('GET', url).headers).toEqual({ 'x-request-id': 'edge-0001', traceparent: TRACEPARENT });
    return { status: 200, route: '/home' };
  });
  expect(getCurrentRequest()).toBeUndefined();
  expect(startServiceCall('GET', url).headers).toEqual({});
});

test('requests are counted by the pattern of their address, those that fail by throwing too', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await handleWithTelemetry(asked({}, '/news/content/1'), async () => ({ status: 404, route: '/test/:id' }));
  await handleWithTelemetry(asked({}, '/news/content/2'), async () => ({ status: 503, route: '/test/:id' }));
  const thrown = handleWithTelemetry(asked(), async () => {
    throw new Error('x');
  });
  await expect(thrown).rejects.toThrow('x');
  const told = await metrics.metrics();
  expect(told).toContain('sala_http_requests_total{route="/test/:id",status="404"} 1');
  expect(told).toContain('sala_http_requests_total{route="/test/:id",status="503"} 1');
  expect(told).toContain('sala_http_requests_total{route="none",status="500"} 1');
  expect(told).toContain('sala_http_request_seconds_count{route="/test/:id"} 2');
  // successful requests are not logged
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(
    'failed',
    expect.objectContaining({ path: '/news/content/2', route: '/test/:id', status: 503 }),
  );
  warn.mockRestore();
});
