import { listOtherForms, quoteLexeme, toGramLexeme, toLooseForm, toLooseLexeme, toTrigrams } from '../words/index.ts';
import type { Chunk, SearchText } from './searchText.ts';

/** The tsqueries of a search. */
export interface Tsqueries {
  /** Every included word, and none that is excluded. */
  all: string;
  /** These words, quoted ones side by side, and none that are excluded. */
  phrases: string[];
  excludedPhrases: string[];
  /** Every included word, in the title. */
  inTitle: string;
  /** The included words side by side. */
  sideBySide: string;
  /** The same in the title. */
  sideBySideInTitle: string;
  /** In the title, side by side what was written without a space. */
  chunksInTitle: string;
  /** Any of the included words. */
  any: string;
  isOneWord: boolean;
}

type Alternatives = (word: string, weight: string) => string;

/** A word, or another form of it. */
const toExactTerm: Alternatives = (word, weight) => {
  const quote = (one: string) => `${quoteLexeme(one)}${weight}`;
  const written = [[word], ...listOtherForms(word)].map((form) =>
    form.length === 1 ? form.map(quote).join() : `(${form.map(quote).join(' <-> ')})`,
  );
  return written.length === 1 ? `${written[0]}` : `(${written.join(' | ')})`;
};

/** A word, or any that differs from it only in tone marks. */
const toLooseTerm: Alternatives = (word, weight) => {
  const bare = quoteLexeme(toLooseForm(word) || word);
  const marked = toLooseLexeme(word) ?? quoteLexeme(`~${word}`);
  return `(${toExactTerm(word, weight)} | ${bare}${weight} | ${marked}${weight})`;
};

/** The tsqueries of a search as it is typed; null when it has no words. */
export function toExactQueries(text: SearchText): Tsqueries | null {
  return toTsqueries(text, toExactTerm, ({ words }, weight) => joinAll(words, toExactTerm, weight));
}

/**
 * The tsqueries of a search with forgiven spelling: tone marks left out or wrong, and words that missing marks have cut
 * apart.
 */
export function toLooseQueries(text: SearchText): Tsqueries | null {
  return toTsqueries(text, toLooseTerm, (chunk, weight) =>
    chunk.isPhrase || chunk.words.length > MAX_CUTS
      ? joinAll(chunk.words, toLooseTerm, weight)
      : toJoinedTerms(chunk.words, weight),
  );
}

/** A tsquery for titles that have all trigrams of one of these texts. */
export function toGramQuery(letters: string[]): string {
  return letters.map((part) => `(${toTrigrams(part).map(toGramLexeme).join(' & ')})`).join(' | ');
}

function toTsqueries(text: SearchText, word: Alternatives, ofChunk: (chunk: Chunk, weight: string) => string) {
  if (text.included.length === 0) return null;
  const words = text.included.flatMap((chunk) => chunk.words);
  const every = (weight: string) => text.included.map((chunk) => `(${ofChunk(chunk, weight)})`).join(' & ');
  const isOne = ({ words: own }: Chunk) => own.length === 1;
  const none = text.excluded
    .filter(isOne)
    .map(({ words: [one = ''] }) => ` & !(${toExactTerm(one, '')})`)
    .join('');
  return {
    all: every('') + none,
    phrases: text.included
      .filter((chunk) => chunk.isPhrase && !isOne(chunk))
      .map(({ words: own }) => joinAdjacent(own, word, '')),
    excludedPhrases: text.excluded
      .filter((chunk) => !isOne(chunk))
      .map(({ words: own }) => joinAdjacent(own, toExactTerm, '')),
    inTitle: every(':A'),
    sideBySide: joinAdjacent(words, word, ''),
    sideBySideInTitle: joinAdjacent(words, word, ':A'),
    chunksInTitle: text.included.map((chunk) => `(${joinAdjacent(chunk.words, word, ':A')})`).join(' & '),
    any: words.map((one) => word(one, '')).join(' | '),
    isOneWord: words.length === 1,
  };
}

const joinAll = (words: string[], word: Alternatives, weight: string): string =>
  words.map((one) => word(one, weight)).join(' & ');

const joinAdjacent = (words: string[], word: Alternatives, weight: string): string =>
  words.map((one) => word(one, weight)).join(' <-> ');

// the ways double with each word: six words can be joined in 24 ways, twelve in 927
const MAX_CUTS = 6;
const MAX_PIECES = 3;

/** The words of a chunk, alone or joined up to three at a time: คา แรง may be ค่าแรง. */
function toJoinedTerms(words: string[], weight: string): string {
  const ways = Array.from({ length: Math.min(MAX_PIECES, words.length) }, (_, more) => {
    const first = toLooseTerm(words.slice(0, more + 1).join(''), weight);
    const rest = words.slice(more + 1);
    return rest.length === 0 ? first : `(${first} & ${toJoinedTerms(rest, weight)})`;
  });
  return `(${ways.join(' | ')})`;
}
