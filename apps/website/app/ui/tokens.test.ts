import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
/** The declarations of the rule of exactly this selector. */
const rule = (css: string, selector: string) =>
  css.split('}').find(
    (one) =>
      one
        .split('{')[0]
        ?.replace(/\/\*.*?\*\//gs, '')
        .trim() === selector,
  ) ?? '';

const tokens = sheet('tokens.css');

test('[2.5-03 9.8-01] the background of a page is #fefefe, in the dark theme #101010', () => {
  expect(rule(tokens, ':root')).toContain('--ground: #fefefe;');
  expect(rule(tokens, '[data-theme="dark"]')).toContain('--ground: #101010;');
  expect(rule(sheet('base.css'), 'html')).toContain('background: var(--ground);');
});

test('text sizes follow the text size of the browser', () => {
  expect(rule(sheet('base.css'), 'html')).toContain('font-size: 100%;');
  expect(sheet('constants.css')).not.toMatch(/--(text|title|fluid)[\w-]*: [^;]*\dpx;/);
});

test('[9.6-32] spacing and radius are those of the specification', () => {
  const root = sheet('constants.css');
  const spaces = { '-xs': 4, '-s': 8, '': 16, '-m': 24, '-l': 32, '-xl': 48 };
  for (const [name, px] of Object.entries(spaces)) expect(root).toContain(`--space${name}: ${px}px;`);
  expect(root).toContain('--radius: 3px;');
});

test('[9.6-10] a breakpoint’s max is its min less 0.02 px', () => {
  const media = [...sheet('breakpoints.css').matchAll(/--(min|max)-(\w+) \((min|max)-width: ([\d.]+)px\)/g)];
  const at = (kind: string) =>
    new Map(media.filter((one) => one[1] === kind && one[3] === kind).map((one) => [one[2], Number(one[4])]));
  expect(at('max').size).toBeGreaterThan(3);
  for (const [name, max] of at('max')) expect(max).toBeCloseTo((at('min').get(name) ?? 0) - 0.02, 5);
});
