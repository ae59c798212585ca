import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

test.each(['scripts/station/main.ts', 'apps/website/providers/main.ts', 'apps/newsroom/src/move/main.ts'])(
  '%s prints its usage when asked for help, and complains only of what it does not know',
  (file) => {
    const run = (...args: string[]) => spawnSync(process.execPath, [join(ROOT, file), ...args], { encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run '), stderr: '' });
    expect(run('nonsense')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('npm run ') });
  },
);
