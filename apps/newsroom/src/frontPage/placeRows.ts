/** A row that an editor has placed in a section; positions count from 1. */
export interface Placed<Row> {
  section: string;
  position: number;
  row: Row;
}

/** A placement of an edition; one whose time has ended, or whose article is withdrawn, is not shown. */
export interface PlacedOrHidden<Row> extends Placed<Row> {
  isShown: boolean;
}

/** The placements that are shown, of all by section and position; those directly below one that is not move up. */
export function omitHidden<Row>(placements: PlacedOrHidden<Row>[]): Placed<Row>[] {
  let previous: PlacedOrHidden<Row> | undefined;
  let hiddenAbove = 0;
  return placements.flatMap((placement) => {
    const { isShown, ...placed } = placement;
    const isBelow = previous?.section === placed.section && previous.position + 1 === placed.position;
    if (!isBelow) hiddenAbove = 0;
    previous = placement;
    if (isShown) return [{ ...placed, position: placed.position - hiddenAbove }];
    hiddenAbove += 1;
    return [];
  });
}

/** The position to store for what is to be shown at `position`, beside the placements of its section. */
export function toStoredPosition(placements: Omit<PlacedOrHidden<number>, 'row'>[], position: number): number {
  const shown = omitHidden(placements.map((placement) => ({ ...placement, row: placement.position })));
  const findStored = (at: number) => shown.find((placed) => placed.position === at)?.row;
  return findStored(position) ?? (findStored(position - 1) ?? position - 1) + 1;
}

/** Placed rows at their positions, the others in their order between them, at most `size`. */
export function placeRows<Row extends { id: number }>(placed: Placed<Row>[], others: Row[], size: number): Row[] {
  const ids = new Set(placed.map(({ row }) => row.id));
  const rows = others.filter(({ id }) => !ids.has(id));
  for (const { position, row } of placed.toSorted((one, other) => one.position - other.position))
    rows.splice(position - 1, 0, row);
  return rows.slice(0, size);
}
