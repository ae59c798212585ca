import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleWithTelemetry } from './requestTelemetry.ts';
import { startServiceCall } from './serviceCall.ts';
import { startTraces } from './traces.ts';

interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

const received: Received[] = [];
/** A fake collector, which accepts spans as OTLP over HTTP. */
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request));
  received.push(...resourceSpans[0].scopeSpans.flatMap(({ spans }: { spans: Received[] }) => spans));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
beforeAll(() => new Promise<void>((done) => collector.listen(0, '127.0.0.1', done)));
afterAll(() => collector.close());

const toSettings = (share: number) => ({
  endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  share,
});

test('without a collector no trace is started', async () => {
  const end = await startTraces('website', undefined);
  expect(startServiceCall('GET', new URL('http://service.test/x'))).toEqual({ headers: {}, end: undefined });
  await end();
});

test('a trace has a span for the request, its service call and the called service’s request', async () => {
  const end = await startTraces('website', toSettings(1));

  const page = { method: 'GET', path: '/home', client: { id: 'edge-0001', traceparent: undefined } };
  await handleWithTelemetry(page, async () => {
    const call = startServiceCall('GET', new URL('http://newsroom.test:4000/hot-news?email=a@b.example'));
    const client = { id: call.headers['x-request-id'], traceparent: call.headers.traceparent };
    await handleWithTelemetry({ method: 'GET', path: '/hot-news', client }, async ({ id }) => {
      expect(id).toBe('edge-0001');
      return { status: 404, route: '/hot-news' };
    });
    call.end?.(undefined);
    return { status: 200, route: '/home' };
  });
  await end();

  const named = (name: string) => received.find((span) => span.name === name);
  const [site, call, newsroom] = ['GET /home', 'GET newsroom.test', 'GET /hot-news'].map(named);
  expect(new Set(received.map(({ traceId }) => traceId)).size).toBe(1);
  expect(site?.parentSpanId ?? '').toBe('');
  expect(call?.parentSpanId).toBe(site?.spanId);
  expect(newsroom?.parentSpanId).toBe(call?.spanId);
  expect([site, call, newsroom].map((span) => span?.status.code ?? 0)).toEqual([0, 2, 0]);
  expect(call?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/hot-news' } });
  expect(JSON.stringify(received)).not.toContain('b.example');
});

test('the traceparent decides whether a request is traced, and else the share', async () => {
  const end = await startTraces('newsroom', toSettings(0));
  const before = received.length;
  const traceparent = (flags: string) => `00-${'c'.repeat(32)}-${'d'.repeat(16)}-${flags}`;
  for (const parent of [undefined, traceparent('00'), traceparent('01')])
    await handleWithTelemetry(
      { method: 'GET', path: '/x', client: { id: undefined, traceparent: parent } },
      async () => ({
        status: 200,
        route: '/x',
      }),
    );
  await end();
  expect(received.slice(before)).toMatchObject([{ traceId: 'c'.repeat(32), parentSpanId: 'd'.repeat(16) }]);
});
