/** SPEC 4.1-04, 9.2-01 */
const MAX_ENTRIES = 25;
const DROPPED_COUNT = 5;

/** A history with a path added; one of more than 25 entries first loses its oldest 5 (SPEC 4.1-04). */
export function pushPage(history: readonly string[], path: string): readonly string[] {
  return [...(history.length > MAX_ENTRIES ? history.slice(DROPPED_COUNT) : history), path];
}

/** A history without its last entry (SPEC 4.1-05). */
export function popPage(history: readonly string[]): readonly string[] {
  return history.slice(0, -1);
}
