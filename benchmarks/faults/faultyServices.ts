import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openFaultyService } from './faultyService.ts';
import type { Service, State } from './services.ts';

// The services run in a process of their own, so that their faults do not disturb the measuring process.

const NEWSROOM = 'FAULTY_NEWSROOM';
const NAMES = 'FAULTY_SERVICES';

/** All services, each at a port of its own before the newsroom. */
export interface FaultyServices {
  process: ChildProcess;
  ports: Record<Service, number>;
  /** Gives one of them a fault. */
  become(service: Service, state: State): Promise<void>;
}

export async function startFaultyServices(newsroom: string, names: Service[]): Promise<FaultyServices> {
  const child = fork(import.meta.filename, { env: { ...process.env, [NEWSROOM]: newsroom, [NAMES]: names.join(' ') } });
  const [ports] = (await once(child, 'message')) as [Record<Service, number>];
  return {
    process: child,
    ports,
    become: async (service, state) => {
      child.send({ service, state });
      await once(child, 'message');
    },
  };
}

if (import.meta.main) {
  const names = (process.env[NAMES] ?? '').split(' ') as Service[];
  const opened = await Promise.all(
    names.map(async (name) => [name, await openFaultyService(process.env[NEWSROOM] ?? '')] as const),
  );
  const services = new Map(opened);
  process.on('message', async ({ service, state }: { service: Service; state: State }) => {
    await services.get(service)?.become(state);
    process.send?.('done');
  });
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  process.send?.(Object.fromEntries(opened.map(([name, { port }]) => [name, port])));
}
