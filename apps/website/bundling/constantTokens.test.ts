import { expect, test } from 'vitest';
import { inlineConstants } from './constantTokens.ts';

const CONSTANTS = ':root {\n  --text-s: 0.8125rem;\n  --fluid-l: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);\n}\n';

test('inlineConstants replaces constants by their values and keeps the variables of themes', () => {
  const css = '.a { font-size: var(--text-s); color: var(--ink); }\n.b { font-size: var(--fluid-l); }';
  expect(inlineConstants(css, CONSTANTS)).toBe(
    '.a { font-size: 0.8125rem; color: var(--ink); }\n.b { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); }',
  );
});

test('inlineConstants rejects an unknown size', () => {
  expect(() => inlineConstants('.a { font-size: var(--text-enormous); }', CONSTANTS)).toThrow('--text-enormous');
});
