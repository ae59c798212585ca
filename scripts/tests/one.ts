import { build } from '../build.ts';
import { prepareBrowser } from '../machine/prepareBrowser.ts';
import { run } from '../step.ts';

// `npm run test:one -- FILE… [-t NAME]`: only the tests of these files. Files that end in `.spec.ts` run in Chromium,
// on a site that is built when it has changed; `-g NAME` is Playwright's option for names.
const args = process.argv.slice(2);
try {
  if (args.some((arg) => arg.includes('.spec'))) {
    await build();
    const env = { ...process.env, ...prepareBrowser() };
    const config = ['--config', 'apps/website/e2e/playwright.config.ts', '--reporter=list'];
    await run('playwright', ['test', ...config, ...args], { loud: true, env });
  } else await run('vitest', ['run', ...args], { loud: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
