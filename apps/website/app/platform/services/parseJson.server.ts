/** Longer texts are searched for deep nesting, in characters: two million brackets took a second to parse. */
const MAX_UNSEARCHED_LENGTH = 256 * 1024;
/** Ten times as deep as any answer. */
const MAX_DEPTH = 100;

/** The value of a JSON text; undefined when it is none, or long and nested more than a hundred levels deep. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_UNSEARCHED_LENGTH && isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = findStringEnd(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The index of the quotation mark that ends the string which begins at `start`. */
function findStringEnd(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}
