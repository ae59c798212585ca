/**
 * Finds a field that an object has twice in a JSON text that is valid: `JSON.parse` takes the last and says nothing.
 * @returns the first such field and the number of its second line; undefined when there is none
 */
export function findRepeatedField(json: string): { field: string; line: number } | undefined {
  const objects: Set<string>[] = [];
  for (const { 0: token, 1: key, index } of json.matchAll(
    /("[^"\\]*(?:\\.[^"\\]*)*")\s*:|"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/g,
  )) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (key !== undefined) {
      const field: string = JSON.parse(key);
      const fields = objects.at(-1);
      if (fields?.has(field)) return { field, line: json.slice(0, index).split('\n').length };
      fields?.add(field);
    }
  }
  return undefined;
}
