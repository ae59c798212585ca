import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APIS_FILE, renderApis } from './apis.ts';

test('docs/apis.md is up to date: npm run docs:apis writes it', () => {
  expect(readFileSync(APIS_FILE, 'utf8')).toBe(renderApis());
});
