import { expect, test, vi } from 'vitest';
import { DatabaseGone } from '../errors/index.ts';
import { reportOutageOnce } from './reportOutageOnce.ts';

test('that the database is gone is reported once for all jobs until it answers again; other errors each time', async () => {
  const gone = new DatabaseGone();
  const other = new Error('something else');
  let answers = Promise.withResolvers<void>();
  const report = vi.fn();
  const reportOnce = reportOutageOnce(report, () => answers.promise);
  for (const job of ['inputs', 'push', 'scorecard', 'inputs']) reportOnce(gone, job);
  for (const job of ['inputs', 'push']) reportOnce(other, job);
  expect(report.mock.calls).toEqual([
    [gone, 'inputs'],
    [other, 'inputs'],
    [other, 'push'],
  ]);
  answers.resolve();
  await answers.promise;
  await Promise.resolve();
  answers = Promise.withResolvers();
  for (const job of ['push', 'inputs']) reportOnce(gone, job);
  expect(report.mock.calls.slice(3)).toEqual([[gone, 'push']]);
});
