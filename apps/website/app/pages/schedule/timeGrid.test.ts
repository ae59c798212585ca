import { expect, test } from 'vitest';
import type { Airing } from './airing.ts';
import { toGridRows } from './timeGrid.ts';

const HOUR = 3_600_000;
const item = (title: string, from: number, to: number): Airing => ({
  channel: 'tv',
  title,
  episodeTitle: '',
  href: '',
  access: [],
  picture: '',
  startsAt: from * HOUR,
  endsAt: to * HOUR,
});
const column = (key: string, ...items: Airing[]) => ({ key, zero: 0, items });
/** Each row as its hour, and the airings that begin there with the number of their rows. */
const describeRows = (rows: ReturnType<typeof toGridRows>) =>
  rows.map(({ at, cells }) => [
    at / HOUR,
    ...cells.map((cell) => `${cell.column} ${cell.item?.title ?? '-'} ${cell.span}`),
  ]);

test('a row begins at each start, and a longer airing spans several rows', () => {
  const columns = [
    column('a', item('เช้า', 6, 8), item('สาย', 8, 9)),
    column('b', item('ยาว', 6, 9)),
    column('c', item('สั้น', 7, 9)),
  ];
  expect(describeRows(toGridRows(columns, 6 * HOUR, 9 * HOUR))).toEqual([
    [6, 'a เช้า 2', 'b ยาว 3', 'c - 1'],
    [7, 'c สั้น 2'],
    [8, 'a สาย 1'],
  ]);
});

test('gaps and empty columns are cells without an airing', () => {
  const columns = [column('a', item('เช้า', 6, 7), item('บ่าย', 13, 14)), column('b')];
  expect(describeRows(toGridRows(columns, 6 * HOUR, 15 * HOUR))).toEqual([
    [6, 'a เช้า 1', 'b - 4'],
    [7, 'a - 1'],
    [13, 'a บ่าย 1'],
    [14, 'a - 1'],
  ]);
});

test('airings are cut at the ends of the grid and at the start of the next airing', () => {
  const columns = [column('a', item('เมื่อคืน', -2, 1), item('ทับ', 1, 5), item('ถัดไป', 3, 30))];
  expect(describeRows(toGridRows(columns, 0, 24 * HOUR))).toEqual([
    [0, 'a เมื่อคืน 1'],
    [1, 'a ทับ 1'],
    [3, 'a ถัดไป 1'],
  ]);
});

test('the current time begins a row without splitting airings', () => {
  const columns = [column('a', item('เช้า', 6, 8)), column('b', item('สั้น', 6, 7), item('สาย', 7, 8))];
  expect(describeRows(toGridRows(columns, 6 * HOUR, 8 * HOUR, 6.5 * HOUR))).toEqual([
    [6, 'a เช้า 3', 'b สั้น 2'],
    [6.5],
    [7, 'b สาย 1'],
  ]);
  expect(toGridRows(columns, 6 * HOUR, 8 * HOUR, 5 * HOUR)).toHaveLength(2);
});

test('each column is measured from its own start', () => {
  const week = [item('วันแรก', 6, 8), item('วันที่สอง', 24 + 7, 24 + 8)];
  const columns = [
    { key: '1', zero: 0, items: week },
    { key: '2', zero: 24 * HOUR, items: week },
  ];
  expect(describeRows(toGridRows(columns, 6 * HOUR, 8 * HOUR))).toEqual([
    [6, '1 วันแรก 2', '2 - 1'],
    [7, '2 วันที่สอง 1'],
  ]);
});
