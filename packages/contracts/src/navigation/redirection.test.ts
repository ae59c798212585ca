import { expect, test } from 'vitest';
import { redirection } from './redirection.ts';

test('a redirection requires a target', () => {
  expect(redirection.safeParse({ to: '' }).success).toBe(false);
});
