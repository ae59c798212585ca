/**
 * The number of letters to insert, delete, replace, or swap with their neighbour to turn one text into the other; `most
 * + 1` when it is more than `most`.
 */
export function computeEditDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        getDistance(last, column) + 1,
        getDistance(here, column - 1) + 1,
        getDistance(last, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        distance = Math.min(distance, getDistance(beforeLast, column - 2) + 1);
      }
      here.push(distance);
    }
    if (Math.min(...here) > most) return most + 1;
    [beforeLast, last] = [last, here];
  }
  return Math.min(getDistance(last, other.length), most + 1);
}

const getDistance = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
