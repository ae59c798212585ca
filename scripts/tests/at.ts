import { join } from 'node:path';
import { build } from '../build.ts';
import { parseNextInstant } from '../clock/parseNextInstant.ts';
import { prepareBrowser } from '../machine/prepareBrowser.ts';
import { ROOT, run, step } from '../step.ts';

// `npm run test:at -- TIME`: the unit tests on the embedded database, and the tests in Chromium, with clocks that begin
// at a time of day in Bangkok or at an instant. Files after the time, `.spec.ts`, are run alone, as by `test:one`. Only
// future times work, because a browser removes expired cookies by the machine's clock.
const [time = '', ...args] = process.argv.slice(2);
try {
  const instant = parseNextInstant(time, Date.now());
  if (instant < Date.now()) throw new RangeError(`${time} is over: only later times can be had.`);
  await build();
  const createClockEnv = () => ({
    ...process.env,
    CLOCK_SHIFT_MS: String(instant - Date.now()),
    NODE_OPTIONS: `--import ${join(ROOT, 'scripts/clock/shiftClock.ts')}`,
    PATH: `${join(ROOT, 'scripts/clock/bin')}:${process.env.PATH}`,
  });
  const failed: string[] = [];
  const runSuite = (what: string, command: string, options: string[], env = {}) =>
    step(what, () => run(command, options, { loud: true, env: { ...createClockEnv(), ...env } })).catch(() =>
      failed.push(what),
    );
  if (args.length === 0) await runSuite('unit and API tests', 'vitest', ['run']);
  const config = ['--config', 'apps/website/e2e/playwright.config.ts', '--reporter=list'];
  await runSuite('browser tests', 'playwright', ['test', ...config, ...args], prepareBrowser());
  if (failed.length > 0) throw new Error(`At ${time} failed: ${failed.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
