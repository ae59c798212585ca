import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './ports.ts';

test('requireFreePort rejects a port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, 'PORT', '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already in use; perhaps Sala is running already: stop the other program, or set PORT to another port.`,
  );
  // every address of 127.0.0.0/8 is this machine's on Linux alone
  if (process.platform === 'linux') await requireFreePort(port, 'PORT', '127.0.0.2');
  other.close();
});

// an address reserved for documentation, which no machine has, and a name reserved for tests
test.each(['203.0.113.9', 'nohost.invalid'])('requireFreePort names the setting of the host %s', async (host) => {
  await expect(requireFreePort(0, 'NEWSROOM_PORT', host)).rejects.toThrow(
    `The setting NEWSROOM_HOST cannot be used: this machine has no address ${host}.`,
  );
});

test.each([Number.NaN, -1, 65_536, 0.5])('requireFreePort rejects %d as a port', async (port) => {
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    'The setting PORT cannot be used: it is no whole number from 0 to 65535.',
  );
});
