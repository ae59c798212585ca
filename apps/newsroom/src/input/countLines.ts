/**
 * Returns a function that gives the line of an offset in a text, counted from 1. Call it with ascending offsets: then
 * the text is read only once.
 */
export function countLines(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
