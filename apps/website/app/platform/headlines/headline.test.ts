import { NAMES } from '@sala/station';
import { expect, test } from 'vitest';
import { toHeadline, toPlainTitle } from './headline.ts';

test('a headline is its title, with lines that end where a reader would pause', () => {
  expect(toHeadline('เสียหาย 238 คน')).toBe('เสีย\u2060หาย 238\u00a0คน');
  expect(toPlainTitle(toHeadline('เสียหาย 238 คน'))).toBe('เสียหาย 238 คน');
});

test('the station’s names are kept whole, and those that an article brings along', () => {
  for (const name of NAMES) expect(toHeadline(`ที่${name} มีงาน`)).toBe(toHeadline(`ที่${name} มีงาน`, ['อื่น']));
  expect(toHeadline('ที่บ้านหินลม มีงาน', ['บ้านหินลม'])).toContain('บ้าน\u2060หิน\u2060ลม');
});

test('a title that is asked for again is not set again, and a long text is not remembered', () => {
  const long = 'งบท้องถิ่น '.repeat(100);
  expect(toHeadline(long)).toBe(toHeadline(long));
  expect(toHeadline('งบท้องถิ่น')).toBe('งบท้อง\u2060ถิ่น');
});
