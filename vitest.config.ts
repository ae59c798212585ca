import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,benchmarks}/**/*.test.{ts,tsx}'],
    // the time zone of readers is Bangkok's; nothing may depend on the machine's
    env: { TZ: 'America/New_York' },
    // one is left free by default: of two cores that is half
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
