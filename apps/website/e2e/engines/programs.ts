import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const STARTUP_TIMEOUT_MS = 30_000;

/** A program that was started for the tests. */
export interface Program {
  /** Waits for the first line that matches, and returns its first group. @throws when the program ends without it */
  waitForLine(pattern: RegExp): Promise<string>;
  /** Calls `listener` with every line that it writes from now on. */
  onLine(listener: (line: string) => void): () => void;
  stop(): Promise<void>;
}

/** Starts a program in its own process group, so that its child processes end with it. */
export function startProgram(command: string, args: string[], env: Record<string, string> = {}): Program {
  const child: ChildProcess = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const ended = once(child, 'exit').catch(() => {});
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output as Readable }).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener(line);
    });
  const onLine = (listener: (line: string) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    onLine,
    async waitForLine(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const read = (line: string) => {
        const match = pattern.exec(line);
        if (match) resolve(match[1] ?? match[0]);
      };
      const stopListening = onLine(read);
      lines.forEach(read);
      const fail = (reason: string) => reject(new Error(`${command} ${reason}:\n${lines.join('\n')}`));
      void ended.then(() => fail('ended'));
      const timer = setTimeout(() => fail('did not say that it is ready'), STARTUP_TIMEOUT_MS);
      return promise.finally(() => {
        clearTimeout(timer);
        stopListening();
      });
    },
    async stop() {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // the program has ended already
      }
      await ended;
    },
  };
}
