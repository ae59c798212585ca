import { expect, test } from 'vitest';
import { DATE_LOCALES, type DateLocale, DEFAULT_DATE_LOCALE, listWeekdayHeadings } from './calendar.ts';

const headings = (locale: DateLocale) => listWeekdayHeadings(locale).map(({ abbreviated }) => abbreviated);

test('[9.5-20] the default locale is en-US with the week starting on Sunday', () => {
  expect(DEFAULT_DATE_LOCALE.id).toBe('en-US');
  expect(DEFAULT_DATE_LOCALE.weekStartsOn).toBe(0);
  expect(headings(DEFAULT_DATE_LOCALE)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});

test('[9.5-20] the Thai locale has its weekdays and months', () => {
  const thai = DATE_LOCALES['th-TH'];
  expect(thai.id).toBe('th-TH');
  expect(headings(thai)).toEqual(['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.']);
  expect(thai.months.full[1]).toBe('กุมภาพันธ์');
});

test('headings begin with the day the week starts on', () => {
  const startingOn = (weekStartsOn: DateLocale['weekStartsOn']) => headings({ ...DEFAULT_DATE_LOCALE, weekStartsOn });
  expect(startingOn(1)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(startingOn(6)).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
});

// abbreviated weekdays are left out: CLDR releases do not agree on them
test.each(Object.values(DATE_LOCALES))('$id has the weekday and month names of CLDR', ({ id, weekdays, months }) => {
  const cldr = (options: Intl.DateTimeFormatOptions, date: number): string =>
    new Intl.DateTimeFormat(id, { ...options, timeZone: 'UTC' }).format(date).replace(/^วัน/, '');
  const weekdayDates = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 15 + day));
  const monthDates = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
  expect(weekdays.full).toEqual(weekdayDates.map((date) => cldr({ weekday: 'long' }, date)));
  expect(months.full).toEqual(monthDates.map((date) => cldr({ month: 'long' }, date)));
  expect(months.abbreviated).toEqual(monthDates.map((date) => cldr({ month: 'short' }, date)));
});
