import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a newsroom and its PostgreSQL that can fall silent: connections stay, but no bytes pass. */
export async function startSilenceable(server: string) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const { hostname, port } = new URL(server);
  // who ends its side hears nothing either
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port || 5432), host: hostname, allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('end', () => isSilent || to.end());
      from.on('error', () => to.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    setSilent: (value: boolean) => {
      isSilent = value;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
