import { expect, test } from 'vitest';
import { emergency } from './emergency.ts';

test('an emergency has a text, and an address when that is valid', () => {
  expect(emergency.parse({ text: 'อพยพทันที', url: '/flood' })).toEqual({ text: 'อพยพทันที', href: '/flood' });
  expect(emergency.parse({ text: 'อพยพทันที', url: 'javascript:alert(1)' })).toEqual({ text: 'อพยพทันที', href: '' });
});

test.each([{}, { text: '' }, { text: null, url: '/flood' }])('%j is no emergency', (wire) => {
  expect(emergency.parse(wire)).toBeNull();
});
