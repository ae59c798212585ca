import { foldWithOrigins, listWordSpans, type WordSpan } from '@sala/thai';
import type { Chunk, SearchText } from '../queries/index.ts';
import { listOtherForms, splitSpan, toLooseForm } from '../words/index.ts';

/** A part of a text that matches a search or does not. All parts together are the text. */
export interface Segment {
  text: string;
  isMatch: boolean;
}

type Range = [start: number, end: number];

/** Splits a text into parts that match the search and parts that do not. */
export function highlight(text: string, search: SearchText): Segment[] {
  const { text: folded, origins } = foldWithOrigins(text);
  const spans = listWordSpans(folded);
  const ranges = search.included.flatMap((chunk) => listRanges(spans, chunk));
  const segments: Segment[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), isMatch });
    from = Math.max(from, to);
  };
  for (const [start, end] of mergeRanges(ranges, folded)) {
    add(origins[start] ?? text.length, false);
    add(origins[end] ?? text.length, true);
  }
  add(text.length, false);
  return segments;
}

type Form = (folded: string) => string;
const toExactForm: Form = (folded) => folded;

/** Where a chunk occurs as a whole, else each of its words; with its tone marks, not in the loose form. */
function listRanges(spans: WordSpan[], chunk: Chunk): Range[] {
  const whole = listExactOrLoose((form) => listRuns(spans, chunk.words.map(form).join(''), form));
  return whole.length > 0 || chunk.isPhrase
    ? whole
    : listExactOrLoose((form) => listChunkWords(spans, chunk.words, form));
}

function listExactOrLoose(ranges: (form: Form) => Range[]): Range[] {
  const exact = ranges(toExactForm);
  return exact.length > 0 ? exact : ranges(toLooseForm);
}

/** Where consecutive words have these letters. */
function listRuns(spans: WordSpan[], letters: string, form: Form): Range[] {
  const forms = spans.map(({ word }) => form(word));
  return spans.flatMap(({ start }, first) => {
    let run = '';
    for (let last = first; last < spans.length && run.length < letters.length; last++) {
      run += forms[last];
      if (run === letters) return [[start, spans[last]?.end ?? start] satisfies Range];
    }
    return [];
  });
}

function listChunkWords(spans: WordSpan[], words: string[], form: Form): Range[] {
  const others = words.flatMap(listOtherForms);
  const forms = new Set([...words.map(form), ...others.filter(({ length }) => length === 1).flat()]);
  const isWanted = (span: WordSpan | undefined) => span !== undefined && forms.has(form(span.word));
  const runs = others.filter(({ length }) => length > 1).flatMap((run) => listRuns(spans, run.join(''), toExactForm));
  const alone = spans.flatMap((span, at) => {
    if (!isWanted(span))
      return splitSpan(span)
        .filter(isWanted)
        .map(({ start, end }): Range => [start, end]);
    // the dictionary may cut a single letter off a name: alone it means nothing
    const isAlone = !isWanted(spans[at - 1]) && !isWanted(spans[at + 1]);
    return span.word.length === 1 && words.length > 1 && isAlone ? [] : [[span.start, span.end] satisfies Range];
  });
  return [...runs, ...alone];
}

/** The sorted ranges, merged where they touch or only a space is between them. */
function mergeRanges(ranges: Range[], folded: string): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges.sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && folded.slice(last[1], start).trim() === '') last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
