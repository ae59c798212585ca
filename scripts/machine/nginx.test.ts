import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSilentServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePorts } from '../run/ports.ts';
import { canHaveNginx, startNginx } from './nginx.ts';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The first line of what a server answers to a request in HTTP 1.0, which names no host. */
async function askWithoutHost(port: number): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  connection.write('GET / HTTP/1.0\r\n\r\n');
  return (await text(connection)).split('\r\n')[0] ?? '';
}

test.skipIf(!canHaveNginx())('nginx leaves a frozen newsroom, needs no host, and logs no query', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // accepts connections, as the system does for a frozen process
  const frozen = await listen(createSilentServer());
  const healthy = await listen(createServer((_, response) => response.end('it answers')));
  const { site, newsrooms } = await findFreePorts('site', 'newsrooms');
  const ports = { 'website-1:3000': frozen, 'website-2:3000': healthy, site, newsrooms };
  const nginx = await startNginx(folder, { ...ports, 'newsroom-1:4000': frozen, 'newsroom-2:4000': healthy });
  // each of the two is asked first by one of them
  const ask = () => fetch(`http://127.0.0.1:${newsrooms}/search/news?q=a-name`);
  for (const answer of await Promise.all([ask(), ask()])) expect(await answer.text()).toBe('it answers');
  expect(await askWithoutHost(newsrooms)).toBe('HTTP/1.1 200 OK');
  await nginx.stop();
  expect(readFileSync(join(folder, 'nginx-errors.log'), 'utf8')).not.toContain('a-name');
});
