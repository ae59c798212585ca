import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listenOnPort, PORT_SETTINGS } from './listenOnPort.ts';

test('listenOnPort names the setting to change when a server cannot listen', async () => {
  const first = createServer();
  await listenOnPort(first, { port: 0, host: '127.0.0.1' }, PORT_SETTINGS.desk);
  const { port } = first.address() as AddressInfo;
  await expect(listenOnPort(createServer(), { port, host: '127.0.0.1' }, PORT_SETTINGS.desk)).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set DESK_PORT.`,
  );
  // an address reserved for documentation, which no machine has
  await expect(listenOnPort(createServer(), { port: 0, host: '203.0.113.9' }, PORT_SETTINGS.desk)).rejects.toThrow(
    'The setting DESK_HOST cannot be used: this machine has no address 203.0.113.9.',
  );
  await expect(listenOnPort(createServer(), { port: 0, host: 'nohost.invalid' }, PORT_SETTINGS.desk)).rejects.toThrow(
    'The setting DESK_HOST cannot be used: this machine has no address nohost.invalid.',
  );
  first.close();
});
