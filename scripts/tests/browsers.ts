import { build } from '../build.ts';
import { prepareEngines } from '../machine/prepareEngines.ts';
import { run } from '../step.ts';

// `npm run test:browsers`: the journeys in Firefox and WebKit; options after `--` are for Playwright, such as `-g live`
const options = process.argv.slice(2);
try {
  await build();
  const { present, missing } = prepareEngines();
  for (const what of missing) console.log(`skipped: ${what}`);
  if (present.length > 0)
    await run(
      'playwright',
      [
        'test',
        '--config',
        'apps/website/e2e/playwright.config.ts',
        ...(options.some((one) => one.startsWith('--project')) ? [] : present.map((engine) => `--project=${engine}`)),
        '--reporter=list',
        ...options,
      ],
      {
        loud: true,
        env: { ...process.env, ENGINES: present.join(',') },
      },
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
