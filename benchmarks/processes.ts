import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { ROOT, YOUNG_HEAP } from '../scripts/step.ts';

/**
 * Starts one of the applications with these settings and waits until it serves. Its output is written to the file
 * `log`; without one, its errors are written to our own.
 */
export function startApplication(
  script: string,
  env: Record<string, string>,
  { args = [], log }: { args?: string[]; log?: number } = {},
): Promise<ChildProcess> {
  const child = spawn('node', [YOUNG_HEAP, ...args, script], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', 'ipc'],
  });
  return new Promise((done, fail) => {
    child.once('message', () => done(child));
    child.once('exit', () => fail(new Error(`${script} has ended`)));
  });
}

/** Ends an application and waits for its exit. */
export function endApplication(child: ChildProcess): Promise<unknown> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}

/** The CPU time of a process so far, in milliseconds, user and system together; its clock ticks every 10 ms. */
export function readCpuMs(pid: number | undefined): number {
  const { own } = readCpuTicks(pid);
  return own * 10;
}

/** The same, including the time of the children that it has waited for. */
export function readCpuMsWithChildren(pid: number | undefined): number {
  const { own, children } = readCpuTicks(pid);
  return (own + children) * 10;
}

function readCpuTicks(pid: number | undefined): { own: number; children: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: user + system, children: childrenUser + childrenSystem };
}

/**
 * How long a process has waited for a core on a busy machine so far, in milliseconds. 0 where the system does not
 * measure it.
 */
export function readWaitedMs(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Loads an address completely, uncompressed, over a kept-alive connection; fails on any status but 200. */
export function read(url: string, agent = sharedAgent): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? done(Buffer.concat(chunks)) : fail(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', fail);
  });
}
