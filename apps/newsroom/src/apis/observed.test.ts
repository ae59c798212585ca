import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { metrics, startTraces } from '@sala/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testDatabases.ts';
import { measureQueues } from '../queues.ts';
import { openTestNewsroom, type TestNewsroom } from './testNewsroom.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  // other files of this process have counted, under a label of their own
  metrics.setDefaultLabels({});
  metrics.resetMetrics();
  newsroom = await openTestNewsroom(openTestDatabase);
});
afterAll(() => newsroom.close());

test('a request keeps the id that the website gives it', async () => {
  const asked = await newsroom.app.request('/hot-news', { headers: { 'x-request-id': 'site-0001' } });
  expect(asked.headers.get('x-request-id')).toBe('site-0001');
  const made = await newsroom.app.request('/hot-news', { headers: { 'x-request-id': 'a b' } });
  expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('requests are counted by the pattern of their address, and what is nowhere as one', async () => {
  for (const path of ['/pages/home/content', '/pages/nowhere/content', '/x', '/y/z', '/healthz'])
    await newsroom.app.request(path);
  const said = (await metrics.getSingleMetricAsString('sala_http_requests_total')).split('\n');
  expect(said).toContain('sala_http_requests_total{route="/pages/:pageName/content",status="404"} 2');
  expect(said).toContain('sala_http_requests_total{route="none",status="404"} 2');
  expect(said).toContain('sala_http_requests_total{route="/healthz",status="200"} 1');
});

test('its answer stands in the trace of the page that it is for', async () => {
  const spans: { name: string; traceId: string; parentSpanId: string }[] = [];
  const collector = createServer(async (request, response) => {
    for (const { scopeSpans } of JSON.parse(await text(request)).resourceSpans) spans.push(...scopeSpans[0].spans);
    response.end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const end = await startTraces('newsroom');
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await newsroom.app.request('/breakingnews?limit=3', { headers: { traceparent } });
  await end();
  collector.close();
  expect(spans).toMatchObject([{ name: 'GET /breakingnews', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
});

test('what waits is counted: recent news that is not read, not summarised, and who listens for it', async () => {
  await newsroom.write({ id: 1 }, { id: 2 }, { id: 3, minutesAgo: 60 * 24 * 30 });
  const speech = { asked: 4, canSpeak: true, aheadHours: 48 };
  await measureQueues(newsroom.db, speech, { busy: 3, idle: 7, waiting: 0 });
  const queue = await metrics.getSingleMetricAsString('sala_queue_length');
  // two stories by three speakers
  expect(queue).toContain('{queue="speech"} 6');
  expect(queue).toContain('{queue="summaries"} 2');
  expect(queue).toContain('{queue="listeners"} 4');
  const connections = await metrics.getSingleMetricAsString('sala_database_connections');
  expect(connections).toContain('{state="busy"} 3');
  await measureQueues(newsroom.db, { ...speech, canSpeak: false });
  expect(await metrics.getSingleMetricAsString('sala_queue_length')).toContain('{queue="speech"} 0');
});
