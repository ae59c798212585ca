import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

// npm passes a signal to its shell, which does not pass it on: a service manager would leave both applications running
test.each(Object.entries(scripts))(
  'npm run %s installs what it needs first, and leaves no shell between npm and the program',
  (_, command) => {
    expect(command).toMatch(/^exec node scripts\/bootstrap\.mjs /);
  },
);

test('SIGTERM to npm reaches the program, and npm exits after it with its exit code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signals-'));
  const program =
    "process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(0); }, 300)); setInterval(() => {}, 1000); console.log('ready');";
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'exec node program.mjs' } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  npm.stdout.on('data', (chunk) => {
    text += chunk;
    if (text === 'ready\n') npm.kill('SIGTERM');
  });
  const [code] = await once(npm, 'close');
  expect([text, code]).toEqual(['ready\ndrained\n', 0]);
  rmSync(folder, { recursive: true });
});
