import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS_FILE, renderCommands } from './commands.ts';

test('docs/commands.md says what the commands are: npm run docs:commands writes it anew', () => {
  expect(readFileSync(COMMANDS_FILE, 'utf8')).toBe(renderCommands());
});
