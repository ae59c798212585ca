import { expect, test } from 'vitest';
import { toLinkTarget } from './linkTarget.ts';

test('[2.2-34] a link to another site opens in a new tab, which cannot reach this one', () => {
  expect(toLinkTarget('https://play.example/x')).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  for (const href of ['/program/x', 'mailto:a@b.example']) expect(toLinkTarget(href)).toEqual({});
});
