import { expect, test } from 'vitest';
import { listenerReportQuery } from './listenerReport.ts';

test('[7.11-06] a report requires an existing minute and has fields of limited length', () => {
  const report = { feedback: 'อื่น ๆ', create_at: '2026-11-20 23:59' };
  expect(listenerReportQuery.parse(report)).toEqual({ ...report, message: '', email: '', url: '' });
  for (const create_at of [
    '2026-02-29 10:00',
    '2026-11-20 24:00',
    '2026-11-20 10:60',
    '2026-11-20',
    '1926-11-20 10:00',
  ])
    expect(listenerReportQuery.safeParse({ ...report, create_at }).success).toBe(false);
  for (const bad of [{ message: 'ก'.repeat(5001) }, { url: 'a\0' }, { feedback: '' }, { email: ['a', 'b'] }])
    expect(listenerReportQuery.safeParse({ ...report, ...bad }).success).toBe(false);
});
