import { once } from 'node:events';
import { createServer } from 'node:net';
import { StepFailed } from '../step.ts';

/**
 * Checks that a port is free to listen on, at the host of its application, or else at all addresses.
 * @throws {StepFailed} naming the port and the setting that chooses another
 */
export async function requireFreePort(port: number, setting: string, host?: string): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StepFailed(`The setting ${setting} cannot be used: it is no whole number from 0 to 65535.`);
  const describe = (code: string) => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is already in use; perhaps Sala is running already: stop the other program, or set ${setting} to another port.`;
    if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/.test(code))
      return `The setting ${setting.replace('PORT', 'HOST')} cannot be used: this machine has no address ${host}.`;
    return `The setting ${setting} cannot be used: port ${port} cannot be opened (${code}).`;
  };
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => fail(new StepFailed(describe(code))));
    probe.listen(port, host || undefined, () => probe.close(() => done()));
  });
}

/** A free port of this machine for each name. */
export async function findFreePorts<Name extends string>(...names: Name[]): Promise<Record<Name, number>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<Name, number>;
}
