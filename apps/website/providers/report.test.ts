import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { toLines } from './report.ts';

test('a warning that fits several answers of a service is written once', () => {
  const answer = (request: string, ...warnings: string[]): Finding => ({
    outcome: 'fits',
    request,
    why: '',
    warnings,
    milliseconds: 0,
  });
  const findings = [answer('/a', 'no total'), answer('/b', 'no total', 'no picture'), answer('/c', 'no total')];
  expect(toLines({ setting: 'CONTENT_API_URL', address: 'http://cms.test', findings })).toEqual([
    'CONTENT_API_URL  http://cms.test',
    '  ! /a',
    '      no total',
    '  ! /b',
    '      no picture',
    '      as above',
    '  ! /c',
    '      as above',
    '',
  ]);
});
