import { expect, test } from 'vitest';
import { placeRows } from './placeRows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const placed = (id: number, position: number) => ({ section: 'lead', position, row: { id } });
const idsOf = (placements: ReturnType<typeof placed>[], others: number[], size = 5) =>
  placeRows(placements, rows(...others), size).map(({ id }) => id);

test('what is placed stands in its place, and the others in their order around it', () => {
  expect(idsOf([placed(9, 1), placed(8, 3)], [1, 2, 3, 4, 5])).toEqual([9, 1, 8, 2, 3]);
});

test('what would stand there by itself as well stands there once', () => {
  expect(idsOf([placed(3, 1)], [1, 2, 3, 4])).toEqual([3, 1, 2, 4]);
});

test('a place below the last moves up to it, and none is beyond the size', () => {
  expect(idsOf([placed(9, 5)], [1])).toEqual([1, 9]);
  expect(idsOf([placed(9, 2)], [1, 2, 3], 2)).toEqual([1, 9]);
});
