import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import type { Airing } from './airing.ts';
import type { ChannelView } from './channels.ts';

/** The maximum length of a line, in octets of UTF-8 without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
const utf8 = new TextEncoder();

interface CalendarFacts {
  channel: ChannelView;
  items: Airing[];
  /** The site's origin. */
  siteUrl: string;
  /** The value of DTSTAMP. */
  now: number;
}

/** A channel's schedule as a calendar (RFC 5545), in UTC, so that it needs no time zone component. */
export function renderCalendar({ channel, items, siteUrl, now }: CalendarFacts): string {
  const name = `${channel.title} | ${STATION.name}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${STATION.productionHost}//schedule//TH`,
    'METHOD:PUBLISH',
    `NAME:${escapeValue(name)}`,
    `X-WR-CALNAME:${escapeValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...items.flatMap((item) => renderEvent(item, channel, siteUrl, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function renderEvent(item: Airing, channel: ChannelView, siteUrl: string, now: number): string[] {
  const watch = new URL(channel.href, siteUrl).href;
  const about = [item.episodeTitle, thaiText`ชมสดทาง${channel.title}: ${watch}`].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${channel.key}-${item.startsAt / 1000}@${STATION.productionHost}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(item.startsAt)}`,
    `DTEND:${formatUtc(item.endsAt)}`,
    `SUMMARY:${escapeValue(item.title)}`,
    `DESCRIPTION:${escapeValue(about)}`,
    `LOCATION:${escapeValue(channel.title)}`,
    `URL:${new URL(item.href || channel.href, siteUrl).href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261122T110000Z` */
const formatUtc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text (RFC 5545, 3.3.11) and removes its control characters. */
function escapeValue(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/**
 * Folds a line into parts of at most 75 octets, without splitting a letter; every part after the first begins with a
 * space.
 */
function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    if (octets + size > MAX_LINE_BYTES) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
