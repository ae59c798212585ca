import { cutText, foldThai } from '@sala/thai';
import type { SearchText } from '../queries/index.ts';
import { toLooseForm } from '../words/index.ts';
import { highlight, type Segment } from './highlight.ts';

const EXCERPT_LENGTH = 180;
/** Replaces spaces, which folding would drop: a character that no text has. */
const SPACE = '\ue000';

/** An excerpt of a text for a result: about 180 characters around the searched words, cut at spaces. */
export function toExcerpt(text: string, search: SearchText): Segment[] {
  const pieces = text.replaceAll(SPACE, '').split(' ');
  const start = findBestStart(pieces, search);
  const window = pieces.slice(start, findWindowEnd(pieces, start)).join(' ');
  const isWhole = start === 0 && window.length >= text.length;
  const excerpt = window.length > EXCERPT_LENGTH * 1.5 ? cutText(window, EXCERPT_LENGTH) : window;
  const segments = highlight(excerpt, search);
  if (start > 0) segments.unshift({ text: '… ', isMatch: false });
  if (!isWhole && start + excerpt.split(' ').length < pieces.length) segments.push({ text: ' …', isMatch: false });
  return segments;
}

/** Behind the last piece of the window that begins at a piece: as many as an excerpt has room for, at least one. */
function findWindowEnd(pieces: string[], start: number): number {
  let end = start + 1;
  let length = pieces[start]?.length ?? 0;
  while (end < pieces.length && length + (pieces[end]?.length ?? 0) < EXCERPT_LENGTH)
    length += (pieces[end++]?.length ?? 0) + 1;
  return end;
}

/** The piece at which the best window begins, that with the most matches: whole chunks count more than their words. */
function findBestStart(pieces: string[], search: SearchText): number {
  const terms = search.included.flatMap((chunk) => [
    { text: toLooseForm(chunk.text), worth: 3 },
    ...chunk.words.map((word) => ({ text: toLooseForm(word), worth: word.length > 1 ? 1 : 0 })),
  ]);
  // folding piece by piece would take ten times as long
  const folded = toLooseForm(foldThai(pieces.join(SPACE))).split(SPACE);
  const isThere = folded.map((piece) => terms.map(({ text }) => piece.includes(text)));
  const all = terms.reduce((sum, { worth }) => sum + worth, 0);
  let best = 0;
  let most = -1;
  for (let start = 0; start < pieces.length; start++) {
    // a window begins at a match, or a piece before it
    if (start > 0 && !isThere[start]?.includes(true) && !isThere[start + 1]?.includes(true)) continue;
    const window = isThere.slice(start, findWindowEnd(pieces, start));
    const worth = terms.reduce((sum, term, index) => sum + (window.some((piece) => piece[index]) ? term.worth : 0), 0);
    if (worth > most) [best, most] = [start, worth];
    if (most === all) break;
  }
  return best;
}
