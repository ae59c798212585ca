import { foldThai, wordSpans } from '@sala/thai';
import { editDistance } from './editDistance.ts';
import { looseLetters } from './looseForm.ts';
import { type Chunk, readSearchText, type SearchText } from './searchText.ts';
import { gramsOfOne } from './tsqueries.ts';

const SHORTEST = 4;

/** The newest titles that answer a tsquery. */
type Titles = (query: string) => Promise<string[]>;

/**
 * A search with each unquoted chunk that is nowhere replaced by what comes closest to it in the newest titles; null when nothing does.
 * `isThere` says whether something is found for a search.
 */
export async function corrected(
  asked: SearchText,
  titles: Titles,
  isThere: (text: SearchText) => Promise<boolean>,
): Promise<SearchText | null> {
  const chunks: string[] = [];
  let isChanged = false;
  for (const chunk of asked.wanted) {
    // side by side: a misspelt name is words to the dictionary, which stand scattered in many stories
    const alone = { written: chunk.text, wanted: [{ ...chunk, isPhrase: true }], excluded: [] };
    // alone, it is what was asked, and that is not there; what stands within quotes is meant as it stands
    const isMissing = !chunk.isPhrase && (asked.wanted.length === 1 || !(await isThere(alone)));
    const closest = isMissing ? await closestInTitles(titles, chunk) : null;
    if (closest !== null && closest !== chunk.text) isChanged = true;
    const text = closest ?? chunk.text;
    chunks.push(chunk.isPhrase ? `"${text}"` : text);
  }
  if (!isChanged) return null;
  return { ...readSearchText(chunks.join(' ')), excluded: asked.excluded };
}

/** How many letters may be wrong. */
function mistakesIn(letters: string): number {
  if (letters.length < 6) return 0;
  return letters.length < 14 ? 1 : 2;
}

async function closestInTitles(titles: Titles, chunk: Chunk): Promise<string | null> {
  const letters = looseLetters(chunk.text);
  if (letters.length < SHORTEST) return null;
  const mistakes = mistakesIn(letters);
  // cut in one part more than there are mistakes, one part has none
  const size = letters.length / (mistakes + 1);
  const parts = Array.from({ length: mistakes + 1 }, (_, part) =>
    letters.slice(Math.round(part * size), Math.round((part + 1) * size)),
  );
  return closest(chunk.text, mistakes, await titles(gramsOfOne(parts)));
}

/** The letters of a folded text that are heard: who spells by ear leaves out what ์ silences. */
function heard(folded: string): string {
  return looseLetters(folded.replace(/[ก-ฮ]\u0e4c/g, ''));
}

/** Of all runs of words in the titles the one with the fewest mistakes, and among those the one that stands there most often. */
function closest(written: string, mistakes: number, titles: string[]): string | null {
  const [letters, sounds] = [looseLetters(written), heard(written)];
  const found = new Map<string, { distance: number; times: number }>();
  for (const title of titles) {
    for (const { text, own } of runsOfWords(foldThai(title), sounds.length - mistakes, letters.length + mistakes)) {
      const known = found.get(text);
      if (known) known.times += 1;
      else {
        const distance = Math.min(editDistance(own, letters, mistakes), editDistance(heard(text), sounds, mistakes));
        found.set(text, { distance, times: 1 });
      }
    }
  }
  const within = [...found].filter(([, { distance }]) => distance <= mistakes);
  within.sort(([, one], [, other]) => one.distance - other.distance || other.times - one.times);
  return within[0]?.[0] ?? null;
}

/** The runs of words in a title that no sign interrupts, with their own letters, of which so many are heard. */
function runsOfWords(folded: string, fewest: number, most: number): { text: string; own: string }[] {
  const words = wordSpans(folded).map((span) => ({
    ...span,
    own: looseLetters(span.word),
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
