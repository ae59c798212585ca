import { type ChildProcess, spawn } from 'node:child_process';
import { StepFailed } from '../step.ts';

/**
 * Starts an application of the repository in this folder, with its own settings; resolves when it serves. It is in
 * `running` from the beginning, so that it can be ended at any time.
 * @throws {StepFailed} when it ends instead
 */
export function startApplication(
  folder: string,
  script: string,
  settings: Record<string, string>,
  running: ChildProcess[],
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const child = spawn('node', [script], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.push(child);
  return new Promise((done, fail) => {
    child.once('message', () => done());
    child.once('exit', () => fail(new StepFailed(`${script} has ended.`)));
  });
}
