import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a start with several bad settings prints a sentence for each, and nothing else', () => {
  const { PATH } = process.env;
  const settings = { PATH, METRICS_PORT: '0', MAIN_API_URL: 'https://user:password@api.example' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: settings,
    encoding: 'utf8',
  });
  expect([stdout, stderr, status]).toEqual([
    '',
    `The setting MAIN_API_URL cannot be used: it has a query, a fragment (#), a user or a password, and it is not none.
The setting METRICS_PORT cannot be used: it is less than 1.
The setting NEWSROOM_URL cannot be used: it is missing; give an address, or none.
`,
    1,
  ]);
});
