import { STATION } from '@sala/station';
import { expect, test } from 'vitest';
import type { Airing } from './airing.ts';
import { renderCalendar } from './calendar.ts';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+07:00`);
const channel = { key: 'tv', kind: 'main' as const, title: 'ศาลาทีวี', href: '/live', air: null, logo: '' };
const listing = (more: Partial<Airing> = {}): Airing => ({
  channel: 'tv',
  startsAt: at('18:30'),
  endsAt: at('19:30'),
  title: 'ข่าวค่ำ',
  episodeTitle: '',
  href: '/program/khao-kham',
  access: [],
  picture: '',
  ...more,
});
const written = (...items: Airing[]) =>
  renderCalendar({ channel, items, siteUrl: 'https://www.station.example', now: at('12:00') });
/** The lines as a calendar reads them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('what is on is an event in the time of the world, known by its channel and its beginning', () => {
  const lines = linesOf(written(listing({ episodeTitle: 'วันอาทิตย์' })));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    `UID:tv-${at('18:30') / 1000}@${STATION.productionHost}`,
    'DTSTAMP:20261122T050000Z',
    'DTSTART:20261122T113000Z',
    'DTEND:20261122T123000Z',
    'SUMMARY:ข่าวค่ำ',
    'DESCRIPTION:วันอาทิตย์\\nชมสดทางศาลาทีวี: https://www.station.example/live',
    'LOCATION:ศาลาทีวี',
    'URL:https://www.station.example/program/khao-kham',
    'TRANSP:TRANSPARENT',
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('a line has at most 75 octets, whatever its letters take, and is whole again when it is unfolded', () => {
  const titles = ['ปี่พาทย์ที่ญี่ปุ่น กฎหมายของกุฏิ และฐูปบูชา '.repeat(6), 'a'.repeat(300), '📺🇹🇭'.repeat(40), 'กขค'.repeat(8)];
  for (const title of titles) {
    const text = written(listing({ title }));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // a fold inside a multi-byte letter would make the line invalid UTF-8
    for (const line of text.split('\r\n')) expect(line).toBe(Buffer.from(line).toString());
    expect(linesOf(text)).toContain(`SUMMARY:${title}`);
  }
});

test('what means something in a calendar means nothing in a title', () => {
  const title = 'ข่าว, กีฬา; และ\\อื่น\r\nBEGIN:VEVENT\u0007';
  expect(linesOf(written(listing({ title })))).toContain('SUMMARY:ข่าว\\, กีฬา\\; และ\\\\อื่น\\nBEGIN:VEVENT');
});

test('without anything on it is a calendar all the same', () => {
  expect(written()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
});
