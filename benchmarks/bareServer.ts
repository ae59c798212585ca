import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

// Sends the recorded answers of another server: the cost of HTTP alone. BENCH_SOURCE is the other server's address.
const { BENCH_SOURCE = '', BENCH_PORT = '' } = process.env;
const recorded = new Map<string, string>();
const app = new Hono();
app.get('*', async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname + search;
  const text = recorded.get(path) ?? (await (await fetch(BENCH_SOURCE + path)).text());
  recorded.set(path, text);
  return c.body(text, 200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'public, max-age=2' });
});
createServer(getRequestListener(app.fetch)).listen(Number(BENCH_PORT), () => process.send?.('ready'));
for (const end of ['SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(0));
