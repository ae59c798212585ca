import { join } from 'node:path';
import { makeIfChanged, ROOT, run } from './step.ts';

/** Builds what has changed. */
export async function build(): Promise<void> {
  await makeIfChanged(
    'building the website',
    [
      'apps/website/app/**/*.*',
      'apps/website/public/**/*.*',
      'apps/website/*.ts',
      'packages/*/src/**/*.ts',
      'package-lock.json',
    ],
    'apps/website/build/.made',
    () => run('react-router', ['build'], { cwd: join(ROOT, 'apps/website') }),
  );
}
