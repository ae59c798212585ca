import { expect, test } from 'vitest';
import { placeRows } from './placeRows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const placed = (id: number, position: number) => ({ section: 'lead', position, row: { id } });
const idsOf = (placements: ReturnType<typeof placed>[], others: number[], size = 5) =>
  placeRows(placements, rows(...others), size).map(({ id }) => id);

test('placed rows have their positions, and the others keep their order around them', () => {
  expect(idsOf([placed(9, 1), placed(8, 3)], [1, 2, 3, 4, 5])).toEqual([9, 1, 8, 2, 3]);
});

test('a placed row that is also among the others appears once', () => {
  expect(idsOf([placed(3, 1)], [1, 2, 3, 4])).toEqual([3, 1, 2, 4]);
});

test('a position beyond the last row moves up to it, and the result is no longer than the size', () => {
  expect(idsOf([placed(9, 5)], [1])).toEqual([1, 9]);
  expect(idsOf([placed(9, 2)], [1, 2, 3], 2)).toEqual([1, 9]);
});
