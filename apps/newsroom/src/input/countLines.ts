/**
 * Says on which line of a text a place in it is, counted from 1. Places come in their order: so the text is read once,
 * however many there are.
 */
export function countLines(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
