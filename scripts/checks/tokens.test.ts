import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../step.ts';

const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({
    plugins: ['tokens', 'inlineColours'].map((name) => join(ROOT, `apps/website/app/ui/${name}.grit`)),
  }),
);

/** The linter's findings in a component, or in its style sheet. */
function lint(source: string, file = 'Example.module.css'): string {
  writeFileSync(join(folder, file), source);
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['lint', file], {
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
  ['color: tomato', 'A colour is a token of ui/constants.css or ui/tokens.css'],
  ['border: 1px solid Gold', 'A colour is a token'],
  ['background: rgb(255 51 0 / 50%)', 'A colour is a token'],
  ['outline-color: oklch(0.7 0.1 200)', 'A colour is a token'],
  ['fill: color-mix(in srgb, red, var(--ink))', 'A colour is a token'],
  ['font-weight: 700', 'A font has the weights 400 and 600'],
])('the linter rejects “%s” in a component', (declaration, reason) => {
  expect(lint(`.example {\n  ${declaration};\n}\n`)).toContain(reason);
});

test.each(["{{ color: '#ff3300' }}", "{{ border: '1px solid gold' }}", '{{ fill: `hsl(0 100% 50%)` }}'])(
  'the linter rejects the colour of style=%s',
  (style) => {
    expect(lint(`export const example = <p style=${style}>ก</p>;\n`, 'Example.tsx')).toContain('A colour is a token');
  },
);

test.each(['{{ background: channel.background }}', "{{ color: 'inherit' }}", "{{ width: '4%' }}"])(
  'the linter accepts style=%s',
  (style) => {
    expect(lint(`export const example = <p style=${style}>ก</p>;\n`, 'Example.tsx')).not.toContain('token');
  },
);

test.each(['currentcolor', 'transparent', 'CanvasText', 'color-mix(in srgb, var(--mark) 35%, transparent)'])(
  'the linter accepts the colour %s',
  (colour) => {
    expect(lint(`.red .blue {\n  color: ${colour};\n}\n`)).not.toContain('token');
  },
);

test('the linter accepts tokens and relative sizes', () => {
  const css =
    '.example {\n  z-index: var(--z-bar);\n  color: var(--ink);\n  gap: var(--space-s) 0;\n  font-size: var(--text-s);\n}\n';
  expect(lint(css)).not.toMatch(/token|scale|list/);
  expect(lint('.example {\n  font-size: 0.6em;\n}\n')).not.toContain('scale');
});
