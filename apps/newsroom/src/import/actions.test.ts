import { expect, test } from 'vitest';
import { importActions } from './actions.ts';

/** What a terminal shows of an import with these counts. */
const print = (report: object) => {
  const none = { added: 0, changed: 0, unchanged: 0, repeated: 0, bad: [], scheduled: 0, lastAt: null };
  const whole = { of: 125, ...none, warnings: [], ...report };
  return importActions[0]?.print(whole as never, { file: 'news.ndjson' } as never) as { warnings?: string[] };
};

test('import prints the first twenty bad lines and the number of the others', () => {
  const bad = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, reason: 'not JSON' }));
  const { warnings = [] } = print({ lines: 125, badLines: 125, bad, warnings: ['IMAGE_HOSTS'] });
  expect(warnings).toHaveLength(22);
  expect(warnings.slice(19)).toEqual(['news.ndjson line 20: not JSON', '… and 105 more bad lines', 'IMAGE_HOSTS']);
});

test.each<[string, object, string]>([
  ['is empty', { lines: 0, badLines: 0 }, 'There is no article in news.ndjson.'],
  ['has nothing but bad lines', { lines: 3, badLines: 3 }, 'No article in news.ndjson can be read.'],
  [
    'has mostly bad lines',
    { lines: 3, badLines: 2 },
    'More than half of news.ndjson cannot be read; the rest is imported.',
  ],
])('an import of a file that %s (%j) fails: %s', (_, counts, failed) => {
  expect(print(counts)).toMatchObject({ failed });
});

test('import says how many articles appear later', () => {
  const { warnings } = print({ lines: 4, badLines: 0, scheduled: 2, lastAt: '2027-11-20T23:00:00.000Z' });
  expect(warnings).toEqual(['2 appear later, the last at 2027-11-21 06:00.']);
});

test('an import of a file with fewer bad lines does not fail', () => {
  expect(print({ lines: 4, badLines: 2 })).toMatchObject({ failed: undefined });
});
