import { expect, test } from 'vitest';
import { inlineConstants } from './constantTokens.ts';

const CONSTANTS = ':root {\n  --text-s: 0.8125rem;\n  --fluid-l: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);\n}\n';

test('a constant stands by its value, what a theme says by its name', () => {
  const css = '.a { font-size: var(--text-s); color: var(--ink); }\n.b { font-size: var(--fluid-l); }';
  expect(inlineConstants(css, CONSTANTS)).toBe(
    '.a { font-size: 0.8125rem; color: var(--ink); }\n.b { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); }',
  );
});

test('a size that is none does not build', () => {
  expect(() => inlineConstants('.a { font-size: var(--text-enormous); }', CONSTANTS)).toThrow('--text-enormous');
});
