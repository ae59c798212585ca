import { NAMES } from '@sala/station';
import { expect, test } from 'vitest';
import { toHeadline, toPlainTitle } from './headline.ts';

test('toHeadline joins words that belong on one line, and toPlainTitle restores the title', () => {
  expect(toHeadline('เสียหาย 238 คน')).toBe('เสีย\u2060หาย 238\u00a0คน');
  expect(toPlainTitle(toHeadline('เสียหาย 238 คน'))).toBe('เสียหาย 238 คน');
});

test('toHeadline joins the names of the station and those that are passed to it', () => {
  for (const name of NAMES) expect(toHeadline(`ที่${name} มีงาน`)).toBe(toHeadline(`ที่${name} มีงาน`, ['อื่น']));
  expect(toHeadline('ที่บ้านหินลม มีงาน', ['บ้านหินลม'])).toContain('บ้าน\u2060หิน\u2060ลม');
});

test('toHeadline returns the same result for the same title, however long', () => {
  const long = 'งบท้องถิ่น '.repeat(100);
  expect(toHeadline(long)).toBe(toHeadline(long));
  expect(toHeadline('งบท้องถิ่น')).toBe('งบท้อง\u2060ถิ่น');
});
