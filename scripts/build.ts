import { join } from 'node:path';
import { makeIfChanged, ROOT, run } from './step.ts';

/** Builds what has changed: the website, and the demo's pictures. */
export async function build(): Promise<void> {
  await drawPictures();
  await makeIfChanged(
    'building the website',
    [
      'apps/website/app/**/*.*',
      'apps/website/public/**/*.*',
      'apps/website/*.ts',
      'packages/*/src/**/*.ts',
      'packages/station/src/**/*.*',
      'packages/station/package.json',
      'package-lock.json',
    ],
    'apps/website/build/.made',
    () => run('react-router', ['build'], { cwd: join(ROOT, 'apps/website') }),
  );
}

/** Draws the demo's pictures when their scenes have changed. */
export function drawPictures(): Promise<void> {
  return makeIfChanged(
    'drawing the pictures of the demo',
    ['packages/demo/src/pictures/**/*.ts', 'packages/demo/package.json'],
    'apps/newsroom/build/media/.made',
    () => run('node', ['packages/demo/src/draw.ts', 'apps/newsroom/build/media'], { loud: true }),
  );
}
