import { foldThai, listWordSpans, loadLexicon, toSoundForm } from '@sala/thai';
import { computeEditDistance } from './editDistance.ts';
import { quoteLexeme } from './lexemes.ts';
import { toLooseLetters } from './looseForm.ts';
import { type Chunk, parseSearchText, type SearchText } from './searchText.ts';
import { splitSpan } from './splitSpan.ts';
import { toGramQuery } from './tsqueries.ts';

const MIN_LENGTH = 4;
/** A text of fewer letters has no three in a row that must be right: it is compared with the words of the lexicon. */
const MIN_LENGTH_IN_TITLES = 6;
/** A short word has no more marks that the loose form leaves out, and one letter more. */
const MAX_MARKS = 3;
/** Words that are rarer are as rare as mistakes. */
const MAX_BITS = 17;

/** The newest titles that answer a tsquery. */
type Titles = (query: string) => Promise<string[]>;

/**
 * A search with each unquoted chunk that is nowhere replaced by what comes closest to it in the newest titles; null
 * when nothing does. `isThere` says whether something is found for a search.
 */
export async function correctSpelling(
  asked: SearchText,
  titles: Titles,
  isThere: (text: SearchText) => Promise<boolean>,
): Promise<SearchText | null> {
  const chunks: string[] = [];
  let isChanged = false;
  for (const chunk of asked.wanted) {
    // side by side: a misspelt name is words to the dictionary, which stand scattered in many articles
    const alone = { written: chunk.text, wanted: [{ ...chunk, isPhrase: true }], excluded: [] };
    // alone, it is what was asked, and that is not there; what stands within quotes is meant as it stands
    const isMissing = !chunk.isPhrase && (asked.wanted.length === 1 || !(await isThere(alone)));
    const others = asked.wanted.filter((other) => other !== chunk).flatMap(({ words }) => words);
    const closest = isMissing ? await closestInTitles(titles, chunk, others) : null;
    if (closest !== null && closest !== chunk.text) isChanged = true;
    const text = closest ?? chunk.text;
    chunks.push(chunk.isPhrase ? `"${text}"` : text);
  }
  if (!isChanged) return null;
  return { ...parseSearchText(chunks.join(' ')), excluded: asked.excluded };
}

/** How many letters may be wrong. */
function mistakesIn(letters: string): number {
  return letters.length < 14 ? 1 : 2;
}

/** What comes closest to a chunk in titles that have a part of it, or the other words of the search. */
async function closestInTitles(titles: Titles, chunk: Chunk, others: string[]): Promise<string | null> {
  const letters = toLooseLetters(chunk.text);
  if (letters.length < MIN_LENGTH) return null;
  if (letters.length < MIN_LENGTH_IN_TITLES) return closestWord(letters);
  const mistakes = mistakesIn(letters);
  // cut in one part more than there are mistakes, one part has none
  const size = letters.length / (mistakes + 1);
  const parts = Array.from({ length: mistakes + 1 }, (_, part) =>
    letters.slice(Math.round(part * size), Math.round((part + 1) * size)),
  );
  const beside = others.length > 0 ? ` | (${others.map(quoteLexeme).join(' & ')})` : '';
  return closest(chunk.text, mistakes, await titles(toGramQuery(parts) + beside));
}

/**
 * The letters of a folded text as they sound: who spells by ear leaves out what ์ silences, and takes one น for
 * another.
 */
function heard(folded: string): string {
  return toLooseLetters(toSoundForm(folded));
}

/** The most frequent word of the lexicon with one mistake. */
function closestWord(letters: string): string | null {
  let closest: string | null = null;
  let least = MAX_BITS;
  for (const [word, bits] of loadLexicon()) {
    if (bits >= least || Math.abs(word.length - letters.length) > MAX_MARKS) continue;
    const own = toLooseLetters(word);
    if (own.length < MIN_LENGTH || computeEditDistance(own, letters, 1) !== 1) continue;
    [closest, least] = [word, bits];
  }
  return closest;
}

/**
 * Of all runs of words in the titles the one with the fewest mistakes, and among those the one that stands there most
 * often.
 */
function closest(written: string, mistakes: number, titles: string[]): string | null {
  const [letters, sounds] = [toLooseLetters(written), heard(written)];
  const found = new Map<string, { distance: number; times: number }>();
  for (const title of titles) {
    for (const { text, own } of runsOfWords(foldThai(title), sounds.length - mistakes, letters.length + mistakes)) {
      const known = found.get(text);
      if (known) known.times += 1;
      else {
        const distance = Math.min(
          computeEditDistance(own, letters, mistakes),
          computeEditDistance(heard(text), sounds, mistakes),
        );
        found.set(text, { distance, times: 1 });
      }
    }
  }
  const within = [...found].filter(([, { distance }]) => distance <= mistakes);
  within.sort(([, one], [, other]) => one.distance - other.distance || other.times - one.times);
  return within[0]?.[0] ?? null;
}

/**
 * The runs of words, or of the words that these are made of, in a title that no sign interrupts, with their own
 * letters, of which so many are heard.
 */
function runsOfWords(folded: string, fewest: number, most: number): { text: string; own: string }[] {
  const spans = listWordSpans(folded).flatMap((span) => {
    const parts = splitSpan(span);
    return parts.length > 0 ? parts : [span];
  });
  const words = spans.map((span) => ({
    ...span,
    own: toLooseLetters(span.word),
    sounds: heard(span.word).length,
  }));
  return words.flatMap(({ start }, first) => {
    const runs: { text: string; own: string }[] = [];
    let own = '';
    let sounds = 0;
    for (const word of words.slice(first)) {
      own += word.own;
      sounds += word.sounds;
      if (sounds > most) break;
      const text = folded.slice(start, word.end);
      if (sounds >= fewest && !/[^\p{L}\p{M}\p{N}. ]/u.test(text)) runs.push({ text, own });
    }
    return runs;
  });
}
