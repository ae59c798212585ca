import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files of the demo that are loaded by importing a module of the newsroom. */
function listLoaded(module: string): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        if (url.includes('/packages/demo/')) console.log(url);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(join(import.meta.dirname, module))});
    process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

test('importing the newsroom loads nothing of the demo but the place of its films', () => {
  expect(listLoaded('../newsroom.ts')).toEqual([expect.stringMatching(/\/packages\/demo\/films\/index\.ts$/)]);
  expect(listLoaded('./load.ts').length).toBeGreaterThan(3);
});
