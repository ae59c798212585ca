import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from './listFiles.ts';

test('listFiles lists files that git does not track yet, and neither deleted nor ignored ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const file of ['tracked.ts', 'deleted.ts', 'ignored.ts', 'new.ts', 'new.css'])
    writeFileSync(join(root, file), '');
  writeFileSync(join(root, '.gitignore'), 'ignored.ts');
  execFileSync('git', ['add', 'tracked.ts', 'deleted.ts'], { cwd: root });
  rmSync(join(root, 'deleted.ts'));
  expect(listFiles(['*.ts'], root).sort()).toEqual(['new.ts', 'tracked.ts']);
});
