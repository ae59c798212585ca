import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APIS_FILE, renderApis } from './apis.ts';

test('docs/apis.md shows what the services are asked and answer: npm run docs:apis writes it anew', async () => {
  expect(readFileSync(APIS_FILE, 'utf8')).toBe(await renderApis());
});
