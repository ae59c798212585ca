import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { CommandFailed } from '../errors/index.ts';

/** A port and a host, or the names of the settings for them. */
interface Address<Port> {
  port: Port;
  host: string;
}

/** The settings of the newsroom's ports, for error messages. */
export const PORT_SETTINGS = {
  apis: { port: 'NEWSROOM_PORT', host: 'NEWSROOM_HOST' },
  desk: { port: 'DESK_PORT', host: 'DESK_HOST' },
  metrics: { port: 'NEWSROOM_METRICS_PORT', host: 'METRICS_HOST' },
};

/**
 * Makes a server listen.
 * @param settings the names of the settings, for error messages
 * @throws {CommandFailed} naming the setting that cannot be used
 */
export async function listenOnPort(server: Server, at: Address<number>, settings: Address<string>): Promise<void> {
  const { port, host } = at;
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new CommandFailed(`Port ${port} is taken by another program: stop it, or set ${settings.port}.`);
    if (code === 'EACCES')
      throw new CommandFailed(`The setting ${settings.port} cannot be used: this user may not open port ${port}.`);
    if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/.test(code))
      throw new CommandFailed(`The setting ${settings.host} cannot be used: this machine has no address ${host}.`);
    throw error;
  }
}

/**
 * Checks that a server can listen there, before its newsroom begins any work.
 * @throws {CommandFailed} naming the setting that cannot be used
 */
export async function requireFreePort(at: Address<number>, settings: Address<string>): Promise<void> {
  const probe = createServer();
  await listenOnPort(probe, at, settings);
  await once(probe.close(), 'close');
}
