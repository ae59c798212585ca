import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { StepFailed } from '../step.ts';
import { runApplications } from './runApplications.ts';

const folder = mkdtempSync(join(tmpdir(), 'applications-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a program that serves at once, and returns its path; at SIGTERM it runs the code. */
function writeProgram(name: string, code: string): string {
  const path = join(folder, `${name}.mjs`);
  const program = `
    import { appendFileSync } from 'node:fs';
    process.on('disconnect', () => process.exit());
    process.on('SIGTERM', () => { ${code} });
    process.send('ready');
  `;
  writeFileSync(path, program);
  return path;
}

test('the application that started last ends first, and the others serve until then', async () => {
  const ends = join(folder, 'ends');
  const applications = runApplications(() => expect.unreachable());
  for (const name of ['newsroom', 'website']) {
    const note = `appendFileSync(${JSON.stringify(ends)}, '${name} '); process.exit();`;
    await applications.start(name, writeProgram(name, `setTimeout(() => { ${note} }, 100);`), process.env);
  }
  expect(await applications.end()).toBe(false);
  expect(readFileSync(ends, 'utf8')).toBe('website newsroom ');
});

test('each application leads a process group of its own, so that a terminal’s Ctrl-C does not reach it', async () => {
  const applications = runApplications(() => {});
  const path = writeProgram('leader', 'process.kill(-process.pid, 0); process.exit();');
  await applications.start('website', path, process.env);
  expect(await applications.end()).toBe(false);
});

test('an application that ends with exit code 1 when it is told to has failed to end', async () => {
  const applications = runApplications(() => {});
  await applications.start('newsroom', writeProgram('failing', 'process.exit(1);'), process.env);
  await applications.start('website', writeProgram('ending', 'process.exit();'), process.env);
  expect(await applications.end()).toBe(true);
});

test.each([
  ['ends by itself', 'process.exit(3)', 3],
  ['is killed, as when memory runs out,', "process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('an application that %s is reported with what ended it, and its start fails', async (_, code, reason) => {
  const program = join(folder, 'short.mjs');
  writeFileSync(program, code);
  const onExit = vi.fn();
  await expect(runApplications(onExit).start('website', program, process.env)).rejects.toThrow(StepFailed);
  expect(onExit).toHaveBeenCalledExactlyOnceWith('website', reason);
});
