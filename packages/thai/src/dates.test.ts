import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  formatAppearance,
  formatDateTime,
  formatFullDay,
  formatLongDate,
  formatPublishTime,
  formatShortDate,
  formatTime,
  isDayAlone,
} from './dates.ts';

const MOMENT = '2026-02-18T15:28:35+07:00';

test('[9.5-01] a short date has the day, the abbreviated month and two digits of the Buddhist year', () => {
  expect(formatShortDate(MOMENT)).toBe('18 ก.พ. 69');
  expect(formatShortDate('2026-12-01T00:00:00+07:00')).toBe('1 ธ.ค. 69');
  expect(formatShortDate('2057-03-09T12:00:00+07:00')).toBe('9 มี.ค. 00');
  expect(formatShortDate('2062-03-09T12:00:00+07:00')).toBe('9 มี.ค. 05');
});

test('[9.5-02] a long date has the day, the full month, and the Buddhist year in four or two digits', () => {
  expect(formatLongDate(MOMENT)).toBe('18 กุมภาพันธ์ 2569');
  expect(formatLongDate(MOMENT, { yearDigits: 4 })).toBe('18 กุมภาพันธ์ 2569');
  expect(formatLongDate(MOMENT, { yearDigits: 2 })).toBe('18 กุมภาพันธ์ 69');
});

test('[9.5-03] a date with time is the long date followed by the time', () => {
  expect(formatDateTime(MOMENT)).toBe('18 กุมภาพันธ์ 2569 เวลา 15:28 น.');
  expect(formatDateTime(MOMENT, { yearDigits: 2 })).toBe('18 กุมภาพันธ์ 69 เวลา 15:28 น.');
  expect(formatDateTime('2026-02-18T06:05:00+07:00')).toBe('18 กุมภาพันธ์ 2569 เวลา 06:05 น.');
});

test('[9.5-04] a full day has the weekday, the date, and the Buddhist or Gregorian year', () => {
  expect(formatFullDay(MOMENT)).toBe('วันพุธที่ 18 กุมภาพันธ์ พ.ศ. 2569');
  expect(formatFullDay(MOMENT, { buddhist: true })).toBe('วันพุธที่ 18 กุมภาพันธ์ พ.ศ. 2569');
  expect(formatFullDay(MOMENT, { buddhist: false })).toBe('วันพุธที่ 18 กุมภาพันธ์ ค.ศ. 2026');
  expect(formatFullDay('2026-02-22T00:00:00+07:00')).toBe('วันอาทิตย์ที่ 22 กุมภาพันธ์ พ.ศ. 2569');
});

test('[9.5-05] a time has hours and minutes', () => {
  expect(formatTime(MOMENT)).toBe('15:28');
  expect(formatTime('2026-02-18T00:00:00+07:00')).toBe('00:00');
  expect(formatTime('2026-02-18T09:05:59.999+07:00')).toBe('09:05');
  expect(formatTime('2026-02-18T23:59:59.999+07:00')).toBe('23:59');
});

test.each([
  ['2026-02-18T00:00:00+07:00', '18 กุมภาพันธ์ 2569'],
  ['2026-02-17T17:00:00.000Z', '18 กุมภาพันธ์ 2569'],
  ['2026-02-18T00:00:01+07:00', '18 กุมภาพันธ์ 2569 เวลา 00:00 น.'],
  ['2026-02-18T15:28:35+07:00', '18 กุมภาพันธ์ 2569 เวลา 15:28 น.'],
  ['1969-12-31T17:00:00.000Z', '1 มกราคม 2513'],
])('[9.5-02] news of %s appeared on a day, at a time where it is known', (instant, text) => {
  expect(formatAppearance(instant)).toBe(text);
  expect(isDayAlone(instant)).toBe(!text.includes('เวลา'));
});

test('formatPublishTime formats publishTimeTh of the wire format', () => {
  expect(formatPublishTime(MOMENT)).toBe('18 ก.พ. 2569, 15:28 น.');
  expect(formatPublishTime('2026-01-01T00:07:00+07:00')).toBe('1 ม.ค. 2569, 00:07 น.');
});

test.each<[string, string]>([
  ['2025-12-31T16:59:59.999Z', '31 ธันวาคม 2568 เวลา 23:59 น.'],
  ['2025-12-31T17:00:00.000Z', '1 มกราคม 2569 เวลา 00:00 น.'],
  ['2024-02-28T16:59:59.999Z', '28 กุมภาพันธ์ 2567 เวลา 23:59 น.'],
  ['2024-02-28T17:00:00.000Z', '29 กุมภาพันธ์ 2567 เวลา 00:00 น.'],
  ['2024-02-29T17:00:00.000Z', '1 มีนาคม 2567 เวลา 00:00 น.'],
  ['2026-02-28T17:00:00.000Z', '1 มีนาคม 2569 เวลา 00:00 น.'],
  ['1969-12-31T16:59:59.999Z', '31 ธันวาคม 2512 เวลา 23:59 น.'],
  ['1969-12-31T17:00:00.000Z', '1 มกราคม 2513 เวลา 00:00 น.'],
])('[9.5-03] formatDateTime uses the day in Bangkok of %s', (instant, text) => {
  expect(formatDateTime(instant)).toBe(text);
  expect(formatDateTime(new Date(instant))).toBe(text);
  expect(formatDateTime(new Date(instant).getTime())).toBe(text);
});

test.each([
  formatAppearance,
  formatShortDate,
  formatLongDate,
  formatDateTime,
  formatFullDay,
  formatTime,
  formatPublishTime,
])('$name returns an empty text without a valid instant', (format) => {
  expect(format(MOMENT)).not.toBe('');
  for (const none of ['0001-01-01T00:00:00Z', '', 'soon', Number.NaN, new Date(Number.NaN)])
    expect(format(none)).toBe('');
});

test('[9.5-01 9.5-02 9.5-04 9.5-05] a thousand instants of a century are formatted as by Intl for Bangkok', () => {
  const intl = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { timeZone: 'Asia/Bangkok', ...options });
  const parts = intl({ day: 'numeric', month: 'short', year: 'numeric', weekday: 'long' });
  const months = intl({ month: 'long' });
  const clock = intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  let instants = 0;
  for (let ms = Date.UTC(1950, 0, 1); ms < Date.UTC(2056, 0, 1); ms += 38.7 * 86_400_000 + 12_345_678, instants++) {
    const part = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]));
    const month = months.format(ms);
    expect(formatShortDate(ms)).toBe(`${part.day} ${part.month} ${part.year?.slice(2)}`);
    expect(formatLongDate(ms)).toBe(`${part.day} ${month} ${part.year}`);
    expect(formatFullDay(ms)).toBe(`${part.weekday}ที่ ${part.day} ${month} พ.ศ. ${part.year}`);
    expect(formatTime(ms)).toBe(clock.format(ms));
  }
  expect(instants).toBeGreaterThan(990);
});

test('the time zone of the machine does not change the result', () => {
  const script = `
    const thai = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const now = '2026-11-01T05:30:00Z';
    const out = [];
    for (const at of [now, '2026-03-08T02:30:00', '2026-02-18', '2026-10-25T23:30:00Z', Date.UTC(2025, 11, 31, 17)]) {
      out.push(thai.formatDateTime(at), thai.formatFullDay(at), thai.formatShortDate(at), thai.formatPublishTime(at));
      out.push(thai.formatRelativeTime(at, now), thai.isWithinToday(at, at, now), thai.formatSpan(at, now));
    }
    console.log(JSON.stringify({ offset: new Date(0).getTimezoneOffset(), out }));
  `;
  const run = (zone: string): { offset: number; out: unknown[] } => {
    const args = ['--input-type=module', '--eval', script];
    return JSON.parse(execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: 'utf8' }));
  };
  const [bangkok, newYork, kiritimati] = [run('Asia/Bangkok'), run('America/New_York'), run('Pacific/Kiritimati')];
  expect([bangkok.offset, newYork.offset, kiritimati.offset]).toEqual([-420, 300, 640]);
  expect(bangkok.out).toContain('8 มีนาคม 2569 เวลา 02:30 น.');
  expect(newYork.out).toEqual(bangkok.out);
  expect(kiritimati.out).toEqual(bangkok.out);
});
