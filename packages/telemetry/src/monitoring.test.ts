import { createServer } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCounter, createReadiness, type Readiness, serveMonitoring } from './index.ts';

let close = () => {};
afterEach(() => close());

async function monitored(readiness: Readiness, measure?: () => Promise<void>) {
  const served = await serveMonitoring({ port: 0, host: '127.0.0.1' }, readiness, measure);
  close = served.close;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`);
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
  };
}

test('/readyz is 503 until the server listens, follows the check, and is 503 while draining; /healthz stays 200', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const readiness = createReadiness(check);
  const get = await monitored(readiness);
  expect((await get('/readyz')).status).toBe(503);
  const server = createServer();
  onTestFinished(() => void server.close());
  readiness.begin(server);
  expect((await get('/readyz')).status).toBe(503);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  expect((await get('/readyz')).status).toBe(200);
  check.mockResolvedValueOnce(false);
  expect((await get('/readyz')).status).toBe(503);
  check.mockRejectedValueOnce(new Error('the database is gone'));
  expect(await get('/readyz')).toMatchObject({ status: 503, text: 'not ready\n' });
  readiness.drain();
  expect((await get('/readyz')).status).toBe(503);
  // it is alive, and must not be killed
  expect((await get('/healthz')).status).toBe(200);
});

test('/metrics responds in the format of Prometheus even when a measurement fails', async () => {
  createCounter('test_monitored_total', 'Seen.').inc();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const get = await monitored(
    createReadiness(async () => true),
    async () => {
      throw new Error('the database is gone');
    },
  );
  const { status, text, type } = await get('/metrics');
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain('test_monitored_total 1');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  expect((await get('/')).status).toBe(404);
  expect((await get('/__proto__')).status).toBe(404);
});

test('a taken port is named in the error', async () => {
  const ready = createReadiness(async () => true);
  const { port, close: end } = await serveMonitoring({ port: 0, host: '127.0.0.1' }, ready);
  close = end;
  await expect(serveMonitoring({ port, host: '127.0.0.1' }, ready)).rejects.toThrow(
    new Error(`port ${port} of 127.0.0.1, for its metrics, cannot be used (EADDRINUSE)`),
  );
});
