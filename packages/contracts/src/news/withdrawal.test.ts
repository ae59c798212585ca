import { expect, test } from 'vitest';
import { withdrawal } from './withdrawal.ts';

test('a withdrawal may lack a reason', () => {
  expect(withdrawal.parse({ status: 410 })).toEqual({ reason: '', withdrawnAt: null });
});
