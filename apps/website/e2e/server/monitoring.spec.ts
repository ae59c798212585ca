import { text } from 'node:stream/consumers';
import { expect, test } from '../support/fixtures.ts';
import { openServer } from '../support/openServer.ts';
import { freePort, startWebsite } from '../support/websiteProcess.ts';

const EMAIL = 'somchai.jaidee@example.co.th';

/** A server that hands on requests with their headers and answers `{}`. */
const openRecorder = (onRequest: (path: string, body: string, headers: Record<string, unknown>) => void) =>
  openServer(async (request, response) => {
    onRequest(request.url ?? '', await text(request), request.headers);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

test('a request id reaches log and services, its trace continues there, and the website drains before it exits', async ({
  request,
}) => {
  const requests: { path: string; headers: Record<string, unknown> }[] = [];
  const spans: Span[] = [];
  const services = await openRecorder((path, _, headers) => requests.push({ path, headers }));
  const collector = await openRecorder((_, body) =>
    spans.push(...JSON.parse(body).resourceSpans[0].scopeSpans[0].spans),
  );
  const metricsPort = await freePort();
  const monitoring = `http://127.0.0.1:${metricsPort}`;
  const website = await startWebsite({
    NEWSROOM_URL: services.address,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '2',
  });
  const log = text(website.log);
  const isReady = async () => (await request.get(`${monitoring}/readyz`)).status();

  // its services have no content: the page says so, but the website is ready
  await expect.poll(isReady).toBe(200);
  const headers = { 'x-request-id': 'evening-0001', 'x-forwarded-for': '203.0.113.7' };
  const page = await request.get(`${website.address}/tags?q=${encodeURIComponent(EMAIL)}`, { headers });
  expect(page.headers()['x-request-id']).toBe('evening-0001');
  const report = { reason: 'อื่น ๆ', message: 'อ่านชื่อผิด', email: EMAIL, url: '/home' };
  await request.post(`${website.address}/ai-audio-news/reports`, {
    data: report,
    headers: { ...headers, origin: website.address },
  });
  const forIt = requests.filter((call) => call.headers['x-request-id'] === 'evening-0001');
  expect(forIt.length).toBeGreaterThan(1);
  expect(requests.some(({ path }) => path.startsWith('/webhook/feedback?') && path.includes('somchai'))).toBe(true);

  const metrics = await (await request.get(`${monitoring}/metrics`)).text();
  expect(metrics).toMatch(/^sala_http_requests_total\{route="\/tags",status="\d+",app="website"\} 1$/m);
  expect(metrics).toMatch(/^sala_service_calls_total\{.*service="\w+"/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds/m);
  expect((await request.get(`${website.address}/metrics`)).headers()['content-type']).toContain('text/html');

  // while it shuts down it is not ready, but still answers
  const ended = website.end();
  await expect.poll(isReady).toBe(503);
  const last = await request.get(`${website.address}/healthz`);
  expect([last.status(), last.headers().connection]).toEqual([200, 'close']);
  expect(await ended).toBe(0);

  const lines = (await log).trim().split('\n');
  const ours = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'evening-0001');
  expect(ours).toContainEqual(expect.objectContaining({ details: expect.objectContaining({ path: '/tags' }) }));
  expect(lines.join('\n')).not.toMatch(/somchai|อ่านชื่อผิด|%E0%B8|203\.0\.113/);

  const root = spans.find(({ name }) => name === 'GET /tags');
  const calls = spans.filter(({ parentSpanId }) => parentSpanId && parentSpanId === root?.spanId);
  expect(calls.length).toBeGreaterThan(0);
  const handedOn = calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
  expect(requests.map((call) => call.headers.traceparent)).toEqual(expect.arrayContaining(handedOn));
  services.close();
  collector.close();
});
