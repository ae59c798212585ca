import type { Airing } from './airing.ts';

/** A column of the grid: a channel on a day, or a day of a channel. */
export interface GridColumn {
  key: string;
  /** The instant that stands at 0 of the grid. */
  zero: number;
  items: Airing[];
}

/** A part of a column: what is on, or nothing. */
export interface GridCell {
  column: string;
  item: Airing | null;
  /** How many rows it goes through. */
  span: number;
}

/** A row begins where anything begins or ends: in milliseconds after the columns' zero. */
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
 * Schedules beside each other as the rows of a table, from one time to another in milliseconds after the columns' zero.
 * A row is as high as its text, not as its minutes: a night takes no more room than what is said of it. `cut` adds a
 * row where nothing begins.
 */
export function toGridRows(columns: GridColumn[], from: number, to: number, cut?: number): GridRow[] {
  const parts = columns.map((column) => ({ column: column.key, parts: partsOf(column, from, to) }));
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
 * What a column is made of without a gap: what is on, cut to the grid and to what follows it, and nothing in between.
 */
function partsOf({ items, zero }: GridColumn, from: number, to: number): Part[] {
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
