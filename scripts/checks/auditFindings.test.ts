import { expect, test } from 'vitest';
import { listGraveFindings } from './auditFindings.ts';

const found = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('listGraveFindings lists only high and critical vulnerabilities', () => {
  const low = { name: 'a', severity: 'moderate', range: '<2' };
  expect(listGraveFindings(found({ a: low, b: { ...low, severity: 'high' }, c: { severity: 'critical' } }))).toEqual([
    'b <2: high',
    'c : critical',
  ]);
  expect(listGraveFindings(found({}))).toEqual([]);
});

test.each([
  ['{"message": "405 Method Not Allowed - POST https://registry.example/"}', '405 Method Not Allowed'],
  ['{"vulnerabilities": {}}', 'no'],
  ['', 'npm said nothing'],
  ['<html>', 'npm said nothing'],
])('listGraveFindings rejects output that is no report: %s', (output, reason) => {
  expect(() => listGraveFindings(output)).toThrow(reason);
});
