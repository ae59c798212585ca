const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What cleaned HTML is made of: tags, the four signs it escapes, white space, other characters. */
const PIECE = /<[^>]*>|&(?:amp|lt|gt|quot);|\s+|\S/g;
const BLOCK = /^<\/?(?:p|h\d|blockquote|ul|ol|li|table|t[rdh]|figure|figcaption|br|hr|img|iframe)\b/;

/** A character as a reader sees it, where it stands in the HTML, and in which stretch of text without a tag. */
interface Place {
  start: number;
  end: number;
  stretch: number;
}

/**
 * Marks where the points stand in a cleaned article: each in a `mark` with the id `point-1`, `point-2`, … Says of which
 * points there is such a place; what a language model has written stands nowhere.
 */
export function markPoints(html: string, points: string[]): { html: string; stands: boolean[] } {
  const { text, places } = readText(html);
  const result = points.map((point, index) => {
    const from = text.indexOf(point);
    return { id: `point-${index + 1}`, from, to: from + point.length };
  });
  const edits = result
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from)
    // a sentence that another one holds is marked with it
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
  return { html: marked + html.slice(at), stands: result.map(({ id }) => ids.has(id)) };
}

function readText(html: string): { text: string; places: Place[] } {
  let text = '';
  let stretch = 0;
  const places: Place[] = [];
  for (const { 0: piece, index: start } of html.matchAll(PIECE)) {
    const isTag = piece.startsWith('<');
    if (isTag) stretch += 1;
    if (isTag && !BLOCK.test(piece)) continue;
    // no point runs over a block's end
    text += isTag ? '\n' : piece.trim() === '' ? ' ' : (ENTITIES[piece] ?? piece);
    places.push({ start, end: start + piece.length, stretch });
  }
  return { text, places };
}
