import { expect, test } from 'vitest';
import { testContext } from '../../control/testContext.ts';
import { emergency } from '../../emergency/schema.ts';
import { testCommand } from '../testCommand.ts';
import { emergencyCommand } from './emergency.ts';

const context = testCommand(emergencyCommand, testContext);

test('an emergency is raised, replaced and lowered', async () => {
  expect(await context.run('raise', 'อพยพทันที', '--url', '/flood')).toEqual(['raised: อพยพทันที']);
  await context.run('raise', 'ปลอดภัยแล้ว');
  expect(await context.db().select().from(emergency)).toMatchObject([{ text: 'ปลอดภัยแล้ว', url: '' }]);
  expect(await context.run('lower')).toEqual(['lowered: ปลอดภัยแล้ว']);
});

test.each<[string[], RegExp]>([
  [[], /^Say what to do with the emergency: .* emergency raise\|lower$/],
  [['raise'], /^This is how it is used: .* emergency raise TEXT \[--url URL\]$/],
  [['raise', 'ก', '--url', 'javascript:1'], /^The url cannot be used: is neither a path/],
  [['lower'], /^There is no emergency to lower\.$/],
])('%j is refused in one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
});
