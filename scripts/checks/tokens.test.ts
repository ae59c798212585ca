import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../step.ts';

const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(ROOT, 'apps/website/app/ui/tokens.grit')] }));

/** The linter's findings in a component's style sheet. */
function lint(css: string): string {
  writeFileSync(join(folder, 'Example.module.css'), css);
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['lint', 'Example.module.css'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['font-size: 15px', 'A size of type is one of the scale'],
  ['font-size: clamp(1rem, 2vw, 2rem)', 'A size of type is one of the scale'],
  ['font: 400 15px / 1.6 var(--reading)', 'A size of type is one of the scale'],
  ['z-index: 5', 'A layer is one of the list'],
  ['gap: 7px', 'A space between is one of the scale'],
  ['row-gap: 0 6px', 'A space between is one of the scale'],
  ['color: #123456', 'A colour is a token'],
  ['box-shadow: 0 2px 12px #0003', 'A colour is a token'],
])('the linter rejects “%s” in a component', (declaration, reason) => {
  expect(lint(`.example {\n  ${declaration};\n}\n`)).toContain(reason);
});

test('the linter accepts tokens and relative sizes', () => {
  const css =
    '.example {\n  z-index: var(--z-bar);\n  color: var(--ink);\n  gap: var(--space-s) 0;\n  font-size: var(--text-s);\n}\n';
  expect(lint(css)).not.toMatch(/token|scale|list/);
  expect(lint('.example {\n  font-size: 0.6em;\n}\n')).not.toContain('scale');
});
