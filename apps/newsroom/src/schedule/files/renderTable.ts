import { MINUTE_MS } from '@sala/thai';
import { formatBangkokTime } from '../../input/index.ts';
import { guardFormulas } from './formulas.ts';
import type { FileAiring } from './readScheduleFile.ts';

/** Airings as lines of comma-separated values, as `schedule import` takes them. */
export function renderTable(airings: FileAiring[]): string[] {
  const rows = airings.map(({ channel, startsAt, endsAt, program, title }) => [
    ...[channel, formatBangkokTime(new Date(startsAt)), String((endsAt - startsAt) / MINUTE_MS), program, title],
  ]);
  return [['channel', 'start', 'minutes', 'program', 'title'], ...rows].map((row) => row.map(quote).join(','));
}

function quote(field: string): string {
  const plain = guardFormulas(field);
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
