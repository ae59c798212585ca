const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** The pieces of sanitized HTML: tags, the four escaped characters, white space, other characters. */
const PIECE = /<[^>]*>|&(?:amp|lt|gt|quot);|\s+|\S/g;
const BLOCK = /^<\/?(?:p|h\d|blockquote|ul|ol|li|table|t[rdh]|figure|figcaption|br|hr|img|iframe)\b/;

/** The position in the HTML of a visible character, and the number of its stretch of text between two tags. */
interface Place {
  start: number;
  end: number;
  stretch: number;
}

/**
 * Marks the sentences of the points in a sanitized article: each in a `mark` with the id `point-1`, `point-2`, …
 * Returns which points were found: those that a language model has phrased itself are not.
 */
export function markPoints(html: string, points: string[]): { html: string; isMarked: boolean[] } {
  const { text, places } = readText(html);
  const result = points.map((point, index) => {
    const from = text.indexOf(point);
    return { id: `point-${index + 1}`, from, to: from + point.length };
  });
  const edits = result
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from)
    // a sentence inside of another marked one gets no mark of its own
    .filter(({ from }, index, all) => from >= Math.max(0, ...all.slice(0, index).map(({ to }) => to)))
    .flatMap(({ id, from, to }) => {
      const stretches = Map.groupBy(places.slice(from, to), ({ stretch }) => stretch);
      return [...stretches.values()].map((all, index) => ({
        id: index === 0 ? id : null,
        start: all[0]?.start ?? 0,
        end: all.at(-1)?.end ?? 0,
      }));
    });
  let marked = '';
  let at = 0;
  for (const { id, start, end } of edits) {
    marked += `${html.slice(at, start)}<mark${id === null ? '' : ` id="${id}"`}>${html.slice(start, end)}</mark>`;
    at = end;
  }
  const ids = new Set(edits.map(({ id }) => id));
  return { html: marked + html.slice(at), isMarked: result.map(({ id }) => ids.has(id)) };
}

function readText(html: string): { text: string; places: Place[] } {
  let text = '';
  let stretch = 0;
  const places: Place[] = [];
  for (const { 0: piece, index: start } of html.matchAll(PIECE)) {
    const isTag = piece.startsWith('<');
    if (isTag) stretch += 1;
    if (isTag && !BLOCK.test(piece)) continue;
    // a block ends with a line break, so that no point is found across two blocks
    text += isTag ? '\n' : piece.trim() === '' ? ' ' : (ENTITIES[piece] ?? piece);
    places.push({ start, end: start + piece.length, stretch });
  }
  return { text, places };
}
