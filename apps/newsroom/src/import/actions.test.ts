import { expect, test } from 'vitest';
import { importActions } from './actions.ts';

test('import prints the first twenty bad lines and the number of the others', () => {
  const bad = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, reason: 'not JSON' }));
  const counts = { of: 125, lines: 125, added: 0, changed: 0, unchanged: 0, repeated: 0 };
  const printed = importActions[0]?.print(
    { ...counts, badLines: 125, bad, warnings: ['IMAGE_HOSTS'] } as never,
    { file: 'news.ndjson' } as never,
  );
  const { warnings = [] } = printed as { warnings?: string[] };
  expect(warnings).toHaveLength(22);
  expect(warnings.slice(19)).toEqual(['news.ndjson line 20: not JSON', '… and 105 more bad lines', 'IMAGE_HOSTS']);
});

test.each<[string, object, string | undefined]>([
  ['is empty', { lines: 0, badLines: 0 }, 'There is no article in news.ndjson.'],
  ['has nothing but bad lines', { lines: 3, badLines: 3 }, 'No article in news.ndjson can be read.'],
  ['has a good line', { lines: 3, badLines: 2 }, undefined],
])('an import of a file that %s: %j has the failure %j', (_, counts, failed) => {
  const report = { ...counts, bad: [], warnings: [] };
  expect(importActions[0]?.print(report as never, { file: 'news.ndjson' } as never)).toMatchObject({ failed });
});
