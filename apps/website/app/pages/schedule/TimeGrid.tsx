import { isLiveAt } from '@sala/contracts';
import { formatTime } from '@sala/thai';
import type { ReactNode } from 'react';
import { AiringCard } from './AiringCard.tsx';
import styles from './TimeGrid.module.css';
import { type GridCell, type GridColumn, type GridRow, toGridRows } from './timeGrid.ts';

interface TimeGridProps {
  /** The accessible name of the table. */
  caption: string;
  columns: (GridColumn & { head: ReactNode })[];
  /** The only column that a phone shows. */
  phoneColumn: string;
  /** The first and the last time of the grid, in milliseconds after the columns' zero. */
  from: number;
  to: number;
  now: number;
  /** Whether the line of the current time is drawn. */
  hasNowLine: boolean;
}

/** Schedules side by side on one time axis; on a phone only one of them. */
export function TimeGrid({ caption, columns, phoneColumn, from, to, now, hasNowLine }: TimeGridProps) {
  const zero = columns[0]?.zero ?? 0;
  const present = hasNowLine ? now - zero : undefined;
  const rows = toGridRows(columns, from, to, present);
  // on a phone, today's column begins with the current airing, and other days with their first one
  const isLeft = ({ column, item }: GridCell) => column === phoneColumn && item !== null && item.endsAt > now;
  const firstOnPhone = hasNowLine ? undefined : rows.find(({ cells }) => cells.some(isLeft));
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col className={styles.axis} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">เวลา</span>
          </th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col" data-shown={key === phoneColumn || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.at}
            row={row}
            at={zero + row.at}
            isNow={row.at === present}
            isFirst={row === firstOnPhone}
            phoneColumn={phoneColumn}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: GridRow;
  /** The instant at which the row begins. */
  at: number;
  isNow: boolean;
  /** True when a phone hides all rows before it. */
  isFirst: boolean;
  phoneColumn: string;
  now: number;
}

function Row({ row: { cells }, at, isNow, isFirst, phoneColumn, now }: RowProps) {
  return (
    <tr id={isNow ? 'now' : undefined} className={isNow ? styles.now : undefined} data-first={isFirst || undefined}>
      <th scope="row">
        {isNow && <span className="visually-hidden">ขณะนี้ </span>}
        <span>{formatTime(at)}</span>
      </th>
      {cells.map(({ column, item, span }) => (
        <td
          key={column}
          rowSpan={span}
          data-shown={column === phoneColumn || undefined}
          data-state={item && toState(item, now)}
        >
          {item && <AiringCard item={item} now={now} />}
        </td>
      ))}
    </tr>
  );
}

function toState(item: { startsAt: number; endsAt: number }, now: number): 'ended' | 'live' | 'coming' {
  if (isLiveAt(item, now)) return 'live';
  return item.endsAt <= now ? 'ended' : 'coming';
}
