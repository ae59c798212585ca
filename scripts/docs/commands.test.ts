import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS_FILE, renderCommands } from './commands.ts';

test('docs/commands.md is up to date: npm run docs:commands writes it', () => {
  expect(readFileSync(COMMANDS_FILE, 'utf8')).toBe(renderCommands());
});
