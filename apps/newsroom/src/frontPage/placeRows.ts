/** A row that an editor has placed in a section; positions count from 1. */
export interface Placed<Row> {
  section: string;
  position: number;
  row: Row;
}

/** Placed rows at their positions, the others in their order between them, at most `size`. */
export function placeRows<Row extends { id: number }>(placed: Placed<Row>[], others: Row[], size: number): Row[] {
  const ids = new Set(placed.map(({ row }) => row.id));
  const rows = others.filter(({ id }) => !ids.has(id));
  for (const { position, row } of placed.toSorted((one, other) => one.position - other.position))
    rows.splice(position - 1, 0, row);
  return rows.slice(0, size);
}
