import { build } from '../build.ts';
import { prepareBrowser } from '../machine/prepareBrowser.ts';
import { run } from '../step.ts';

// `npm run test:axe`: axe on every route, in both themes and at two widths.
try {
  await build();
  await run('playwright', ['test', '--config', 'apps/website/e2e/playwright.config.ts', '--reporter=list'], {
    loud: true,
    env: { ...process.env, ...prepareBrowser(), E2E_FILES: 'everyRoute.axe.ts' },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
