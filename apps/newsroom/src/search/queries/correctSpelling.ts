import { foldThai, listWordSpans, loadLexicon, toSoundForm } from '@sala/thai';
import { computeEditDistance, quoteLexeme, splitSpan, toLooseLetters } from '../words/index.ts';
import { type Chunk, parseSearchText, type SearchText } from './searchText.ts';
import { toGramQuery } from './tsqueries.ts';

const MIN_LENGTH = 4;
/** An abbreviation, which is no misspelt word: รพ.สต. is not โพสต์. */
const DOTTED = /^(?:[ก-ฮ]+\.)+[ก-ฮ]*$/;
/** A shorter text has no three letters in a row that must be right, so it is compared with the words of the lexicon. */
const MIN_LENGTH_IN_TITLES = 6;
/** A short word has at most so many marks that the loose form leaves out, and one more letter. */
const MAX_MARKS = 3;
/** A search with more words that are missing is no misspelt one; each costs a comparison with hundreds of titles. */
const MAX_MISSING = 3;
/** Further words are taken as they are written, because for each the articles are searched again. */
const MAX_CHUNKS = 6;
/** Rarer words may be mistakes themselves. */
const MAX_BITS = 17;

/** Returns the newest titles that match a tsquery. */
type Titles = (query: string) => Promise<string[]>;

/**
 * Corrects a search: replaces each unquoted chunk without results by the closest words in the newest titles; null when
 * there are none. `isThere` tells whether a search has results.
 */
export async function correctSpelling(
  search: SearchText,
  titles: Titles,
  isThere: (text: SearchText) => Promise<boolean>,
): Promise<SearchText | null> {
  const missing = await listMissing(search, isThere);
  const chunks: string[] = [];
  let isChanged = false;
  for (const chunk of search.included) {
    const others = search.included.filter((other) => other !== chunk).flatMap(({ words }) => words);
    const closest = missing.includes(chunk) ? await findClosestInTitles(titles, chunk, others) : null;
    if (closest !== null && closest !== chunk.text) isChanged = true;
    const text = closest ?? chunk.text;
    chunks.push(chunk.isPhrase ? `"${text}"` : text);
  }
  if (!isChanged) return null;
  return { ...parseSearchText(chunks.join(' ')), excluded: search.excluded };
}

/** The unquoted chunks without results; none when there are too many. */
async function listMissing(
  { included }: SearchText,
  isThere: (text: SearchText) => Promise<boolean>,
): Promise<Chunk[]> {
  const missing: Chunk[] = [];
  for (const chunk of included.slice(0, MAX_CHUNKS)) {
    // side by side: the dictionary splits a misspelt name into words that occur scattered in many articles
    const alone = { written: chunk.text, included: [{ ...chunk, isPhrase: true }], excluded: [] };
    // a single chunk is the whole search, which has no results; quoted text is meant as it is written
    if (!chunk.isPhrase && (included.length === 1 || !(await isThere(alone)))) missing.push(chunk);
    if (missing.length > MAX_MISSING) return [];
  }
  return missing;
}

/** The number of mistakes that are tolerated. */
function countMistakes(letters: string): number {
  return letters.length < 14 ? 1 : 2;
}

/** The closest match of a chunk, in titles that share a part of it, or the other words of the search. */
async function findClosestInTitles(titles: Titles, chunk: Chunk, others: string[]): Promise<string | null> {
  const letters = toLooseLetters(chunk.text);
  if (letters.length < MIN_LENGTH || DOTTED.test(chunk.text)) return null;
  if (letters.length < MIN_LENGTH_IN_TITLES) return findClosestWord(letters);
  const mistakes = countMistakes(letters);
  // with one part more than there are mistakes, at least one part has none
  const size = letters.length / (mistakes + 1);
  const parts = Array.from({ length: mistakes + 1 }, (_, part) =>
    letters.slice(Math.round(part * size), Math.round((part + 1) * size)),
  );
  const beside = others.length > 0 ? ` | (${others.map(quoteLexeme).join(' & ')})` : '';
  return closest(chunk.text, mistakes, await titles(toGramQuery(parts) + beside));
}

/** The letters of a folded text by their sound: without those that ์ silences, and น for all that sound like it. */
function toSoundLetters(folded: string): string {
  return toLooseLetters(toSoundForm(folded));
}

/** The most frequent word of the lexicon with one mistake. */
function findClosestWord(letters: string): string | null {
  let closest: string | null = null;
  let least = MAX_BITS;
  for (const [word, bits] of loadLexicon()) {
    if (bits >= least || Math.abs(word.length - letters.length) > MAX_MARKS) continue;
    const own = toLooseLetters(word);
    // a text that goes on after a word is the beginning of another: สุราษ is no สุรา
    const goesOn = letters.startsWith(own) && letters.at(-1) !== own.at(-1);
    if (own.length < MIN_LENGTH || goesOn || computeEditDistance(own, letters, 1) !== 1) continue;
    [closest, least] = [word, bits];
  }
  return closest;
}

/** The run of words in the titles with the fewest mistakes, and among equals the most frequent one. */
function closest(written: string, mistakes: number, titles: string[]): string | null {
  const [letters, sounds] = [toLooseLetters(written), toSoundLetters(written)];
  const similarWords = new Map<string, { distance: number; times: number }>();
  for (const title of titles) {
    for (const { text, own } of listWordRuns(foldThai(title), sounds.length - mistakes, letters.length + mistakes)) {
      const match = similarWords.get(text);
      if (match) match.times += 1;
      else {
        const distance = Math.min(
          computeEditDistance(own, letters, mistakes),
          computeEditDistance(toSoundLetters(text), sounds, mistakes),
        );
        similarWords.set(text, { distance, times: 1 });
      }
    }
  }
  const candidates = [...similarWords].filter(([, { distance }]) => distance <= mistakes);
  candidates.sort(([, one], [, other]) => one.distance - other.distance || other.times - one.times);
  return candidates[0]?.[0] ?? null;
}

/**
 * The runs of words in a title, and of the words of which they are composed, without signs between them and with a
 * given number of sounded letters.
 */
function listWordRuns(folded: string, fewest: number, most: number): { text: string; own: string }[] {
  const spans = listWordSpans(folded).flatMap((span) => {
    const parts = splitSpan(span);
    return parts.length > 0 ? parts : [span];
  });
  const words = spans.map((span) => ({
    ...span,
    own: toLooseLetters(span.word),
    sounds: toSoundLetters(span.word).length,
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
