import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listenOnPort } from './listenOnPort.ts';

const SETTINGS = { port: 'DESK_PORT', host: 'DESK_HOST' };

test('listenOnPort names the setting to change when a server cannot listen', async () => {
  const first = createServer();
  await listenOnPort(first, { port: 0, host: '127.0.0.1' }, SETTINGS);
  const { port } = first.address() as AddressInfo;
  await expect(listenOnPort(createServer(), { port, host: '127.0.0.1' }, SETTINGS)).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set DESK_PORT.`,
  );
  // an address reserved for documentation, which no machine has
  await expect(listenOnPort(createServer(), { port: 0, host: '203.0.113.9' }, SETTINGS)).rejects.toThrow(
    'The setting DESK_HOST cannot be used: this machine has no address 203.0.113.9.',
  );
  await expect(listenOnPort(createServer(), { port: 0, host: 'nohost.invalid' }, SETTINGS)).rejects.toThrow(
    'The setting DESK_HOST cannot be used: this machine has no address nohost.invalid.',
  );
  first.close();
});
