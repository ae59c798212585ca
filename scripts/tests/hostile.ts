import { run } from '../step.ts';

// every vector on every page, and every hostile part and parameter at every address: this takes minutes, so that `npm
// test` tries only some

const PARTS = [
  'apps/website/hostile',
  'apps/website/app/platform/security',
  'apps/newsroom/src/hostile.test.ts',
  'apps/newsroom/src/growth.test.ts',
];
await run('vitest', ['run', '--testTimeout=7200000', ...PARTS], {
  loud: true,
  env: { ...process.env, HOSTILE: 'all' },
}).catch(() => process.exit(1));
