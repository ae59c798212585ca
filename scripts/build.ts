import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeIfChanged, ROOT, run } from './step.ts';

/** Builds everything that has changed: the website, and the demo's pictures. */
export async function build(): Promise<void> {
  // neither keeps two cores busy all the time
  await Promise.all([drawPictures(), buildWebsite()]);
}

/** Builds the website when it has changed. */
export function buildWebsite(): Promise<void> {
  return makeIfChanged(
    'building the website',
    [
      'apps/website/app/**/*.*',
      'apps/website/public/**/*.*',
      'apps/website/{bundling/,}*.ts',
      'packages/*/src/**/*.ts',
      'packages/station/src/**/*.*',
      'packages/station/package.json',
      'package-lock.json',
    ],
    'apps/website/build/.made',
    () => run('react-router', ['build'], { cwd: join(ROOT, 'apps/website') }),
  );
}

const SCENES = ['packages/demo/src/pictures/**/*.ts', 'packages/demo/package.json'];
const DRAWN = 'apps/newsroom/build/media';

/** Deletes the demo's pictures whose scenes have changed: the newsroom draws them anew when they are requested. */
export function clearOldPictures(): Promise<void> {
  return makeIfChanged('preparing the pictures of the demo', SCENES, `${DRAWN}/.scenes`, () =>
    rm(join(ROOT, DRAWN), { recursive: true, force: true }),
  );
}

/** Draws all of the demo's pictures, where no reader should wait for one. */
async function drawPictures(): Promise<void> {
  await clearOldPictures();
  await makeIfChanged('drawing the pictures of the demo', SCENES, `${DRAWN}/.made`, () =>
    run('node', ['packages/demo/src/draw.ts', DRAWN], { loud: true }),
  );
}
