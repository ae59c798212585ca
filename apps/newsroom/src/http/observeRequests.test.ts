import { text } from 'node:stream/consumers';
import { metrics, startTraces } from '@sala/telemetry';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../database/testDatabases.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { openTestService } from './testService.ts';

const newsroom = openNewsroomForAll(openTestDatabase);

/** The values of a metric by its labels: `{ 'none 404': 2 }`. */
async function readMetric(name: string): Promise<Record<string, number>> {
  const { values = [] } = (await metrics.getSingleMetric(name)?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

test('a request keeps the id that the website sends, and gets a new one for an invalid id', async () => {
  const answer = await newsroom.app.request('/hot-news', { headers: { 'x-request-id': 'site-0001' } });
  expect(answer.headers.get('x-request-id')).toBe('site-0001');
  const other = await newsroom.app.request('/hot-news', { headers: { 'x-request-id': 'a b' } });
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('requests are counted by the pattern of their address, and unknown addresses together', async () => {
  const before = await readMetric('sala_http_requests_total');
  for (const path of ['/pages/home/content', '/pages/nowhere/content', '/x', '/y/z', '/healthz'])
    await newsroom.app.request(path);
  const after = await readMetric('sala_http_requests_total');
  const countOf = (labels: string) => (after[labels] ?? 0) - (before[labels] ?? 0);
  expect(countOf('/pages/:pageName/content 404')).toBe(2);
  expect(countOf('none 404')).toBe(2);
  expect(countOf('/healthz 200')).toBe(1);
});

test('a request belongs to the trace of its traceparent header', async () => {
  const spans: { name: string; traceId: string; parentSpanId: string }[] = [];
  const collector = await openTestService(async (response, request) => {
    for (const { scopeSpans } of JSON.parse(await text(request)).resourceSpans) spans.push(...scopeSpans[0].spans);
    response.end('{}');
  });
  const end = await startTraces('newsroom', { endpoint: collector.url, share: 1 });
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await newsroom.app.request('/breakingnews?limit=3', { headers: { traceparent } });
  await end();
  await collector.close();
  expect(spans).toMatchObject([{ name: 'GET /breakingnews', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
});
