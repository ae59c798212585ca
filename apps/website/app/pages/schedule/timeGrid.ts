import type { Airing } from './airing.ts';

/** A column of the grid: a channel on a day, or a day of a channel. */
export interface GridColumn {
  key: string;
  /** The instant at 0 of the grid. */
  zero: number;
  items: Airing[];
}

/** A part of a column: an airing, or a gap. */
export interface GridCell {
  column: string;
  item: Airing | null;
  /** How many rows it spans. */
  span: number;
}

/** A row, in milliseconds after the columns' zero: there is one wherever an airing begins or ends. */
export interface GridRow {
  at: number;
  cells: GridCell[];
}

interface Part {
  from: number;
  to: number;
  item: Airing | null;
}

/**
 * Schedules side by side as the rows of a table, from one time to another in milliseconds after the columns' zero. The
 * height of a row depends on its text and not on its minutes, so that the night takes little room. `cut` adds a row at
 * a time at which nothing begins.
 */
export function toGridRows(columns: GridColumn[], from: number, to: number, cut?: number): GridRow[] {
  const parts = columns.map((column) => ({ column: column.key, parts: listParts(column, from, to) }));
  const starts = parts.flatMap((column) => column.parts.map((part) => part.from));
  const isCut = cut !== undefined && cut > from && cut < to;
  const edges = [...new Set([...starts, ...(isCut ? [cut] : [])])].toSorted((a, b) => a - b);
  return edges.map((at) => ({
    at,
    cells: parts.flatMap(({ column, parts: ofColumn }) => {
      const part = ofColumn.find((one) => one.from === at);
      if (!part) return [];
      return { column, item: part.item, span: edges.filter((edge) => edge >= part.from && edge < part.to).length };
    }),
  }));
}

/**
 * The airings of a column, cut to the grid and to the next airing, with the gaps between them as parts of their own.
 */
function listParts({ items, zero }: GridColumn, from: number, to: number): Part[] {
  const parts: Part[] = [];
  let reached = from;
  for (const [index, item] of items.entries()) {
    const start = Math.max(reached, item.startsAt - zero);
    const end = Math.min(to, item.endsAt - zero, (items[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY) - zero);
    if (end <= start) continue;
    if (start > reached) parts.push({ from: reached, to: start, item: null });
    parts.push({ from: start, to: end, item });
    reached = end;
  }
  if (reached < to) parts.push({ from: reached, to, item: null });
  return parts;
}
