/** A row that an editor has put in a place of a section; positions count from 1. */
export interface Placed<Row> {
  section: string;
  position: number;
  row: Row;
}

/** Rows in the places that they were given, the others in their order between them, `size` at most. */
export function placeRows<Row extends { id: number }>(placed: Placed<Row>[], others: Row[], size: number): Row[] {
  const ids = new Set(placed.map(({ row }) => row.id));
  const rows = others.filter(({ id }) => !ids.has(id));
  for (const { position, row } of placed.toSorted((one, other) => one.position - other.position))
    rows.splice(position - 1, 0, row);
  return rows.slice(0, size);
}
