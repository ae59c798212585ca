/** A text in a payload: the name of its field, its path, and its value. */
export interface Text {
  name: string;
  path: string;
  text: string;
}

const MAX_DEPTH = 20;

/** Lists all texts of a payload. */
export function* listTexts(value: unknown, path: string[] = []): Generator<Text> {
  if (typeof value === 'string')
    yield { name: path.findLast((part) => !/^\d+$/.test(part)) ?? '', path: path.join('.'), text: value };
  else if (typeof value === 'object' && value !== null && path.length < MAX_DEPTH)
    for (const [name, one] of Object.entries(value)) yield* listTexts(one, [...path, name]);
}
