import { expect, test } from 'vitest';
import { findMonthName, findWeekdayName } from './names.ts';

const WEEKDAYS = [
  ['อาทิตย์', 'อา.'],
  ['จันทร์', 'จ.'],
  ['อังคาร', 'อ.'],
  ['พุธ', 'พ.'],
  ['พฤหัสบดี', 'พฤ.'],
  ['ศุกร์', 'ศ.'],
  ['เสาร์', 'ส.'],
] as const;

const MONTHS = [
  ['มกราคม', 'ม.ค.'],
  ['กุมภาพันธ์', 'ก.พ.'],
  ['มีนาคม', 'มี.ค.'],
  ['เมษายน', 'เม.ย.'],
  ['พฤษภาคม', 'พ.ค.'],
  ['มิถุนายน', 'มิ.ย.'],
  ['กรกฎาคม', 'ก.ค.'],
  ['สิงหาคม', 'ส.ค.'],
  ['กันยายน', 'ก.ย.'],
  ['ตุลาคม', 'ต.ค.'],
  ['พฤศจิกายน', 'พ.ย.'],
  ['ธันวาคม', 'ธ.ค.'],
] as const;

test('[9.5-06] findWeekdayName returns full and abbreviated names from Sunday on', () => {
  WEEKDAYS.forEach(([full, abbreviated], weekday) => {
    expect(findWeekdayName(weekday)).toBe(full);
    expect(findWeekdayName(weekday, 'full')).toBe(full);
    expect(findWeekdayName(weekday, 'abbreviated')).toBe(abbreviated);
  });
});

test('[9.5-06] findMonthName returns full and abbreviated names from January on', () => {
  MONTHS.forEach(([full, abbreviated], month) => {
    expect(findMonthName(month)).toBe(full);
    expect(findMonthName(month, 'full')).toBe(full);
    expect(findMonthName(month, 'abbreviated')).toBe(abbreviated);
  });
});

// abbreviated weekdays are left out: CLDR releases do not agree on them
test('[9.5-06] names of weekdays and months are those of CLDR', () => {
  const cldr = (options: Intl.DateTimeFormatOptions, date: number): string =>
    new Intl.DateTimeFormat('th-TH', { ...options, timeZone: 'UTC' }).format(date);
  for (let weekday = 0; weekday < 7; weekday++) {
    const date = Date.UTC(2026, 1, 15 + weekday);
    expect(`วัน${findWeekdayName(weekday)}`).toBe(cldr({ weekday: 'long' }, date));
  }
  for (let month = 0; month < 12; month++) {
    expect(findMonthName(month)).toBe(cldr({ month: 'long' }, Date.UTC(2026, month, 15)));
    expect(findMonthName(month, 'abbreviated')).toBe(cldr({ month: 'short' }, Date.UTC(2026, month, 15)));
  }
});

test.each([-1, 7, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[9.5-07] an unknown weekday %d is named Monday',
  (weekday) => {
    expect(findWeekdayName(weekday)).toBe('จันทร์');
    expect(findWeekdayName(weekday, 'abbreviated')).toBe('จ.');
  },
);

test.each([-1, 12, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[9.5-07] an unknown month %d is named January',
  (month) => {
    expect(findMonthName(month)).toBe('มกราคม');
    expect(findMonthName(month, 'abbreviated')).toBe('ม.ค.');
  },
);
