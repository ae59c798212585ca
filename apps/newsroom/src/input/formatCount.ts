/** A number with what it counts, for editors: `1 caption`, `12 captions`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
