import { foldThai, listWords, SEGMENTATION_VERSION, splitWord, toPlainText } from '@sala/thai';
import { leaveOutHidden } from '../../input/index.ts';
import { quoteLexeme, toGramLexeme, toLooseLetters, toLooseLexeme, toTrigrams } from '../words/index.ts';

/** The searchable parts of an article; the body is HTML. */
export interface ArticleText {
  title: string;
  lead: string;
  body: string;
}

/** An article as PostgreSQL writes tsvectors: {@link toArticleVector}. */
export interface ArticleVector {
  head: string;
  words: string;
  parts: string[];
}

/**
 * Rows of another version are indexed anew. Raise the first number when {@link toArticleVector} changes its output, or
 * when `words` gets further words.
 */
export const INDEX_VERSION = 4 * 1000 + SEGMENTATION_VERSION;

type Weight = 'A' | 'B' | 'D';

// PostgreSQL counts positions up to 16,383, and 255 of a word; a vector may have a megabyte. A frequent word is every
// twentieth word of a text.
const PART_WORDS = 4000;
const MAX_PART_BYTES = 400_000;
const MAX_VECTOR_BYTES = 1_000_000;
/** The overlap of two parts: no search has more words, so every phrase is whole in one of them. */
const OVERLAP_WORDS = 12;
/** The distance between the parts of an article, so that no phrase runs from the title into the lead. */
const BETWEEN_PARTS = 10;

/**
 * An article as PostgreSQL writes tsvectors: `words` has every word (title A, lead B, body D), its loose form where
 * that differs, and the trigrams of the title; `head` the same of title and lead without the trigrams. Of a long
 * article `words` has the positions of the first 4,000 words, `parts` those of the others.
 */
export function toArticleVector({ title, lead, body }: ArticleText): ArticleVector {
  const head = new Vector().add(listWords(title), 'A').add(listWords(lead), 'B');
  const written = head.toString();
  const bodyWords = listWords(toPlainText(leaveOutHidden(body)));
  const first = head.take(bodyWords, 'D', 0);
  const parts: string[] = [];
  for (let next = first; next < bodyWords.length; ) {
    const part = new Vector();
    next = part.take(bodyWords, 'D', Math.max(0, next - OVERLAP_WORDS));
    parts.push(part.toString());
  }
  head.mention(bodyWords, first);
  const grams = new Set(toTrigrams(toLooseLetters(foldThai(title))).map(toGramLexeme));
  return { head: written, words: [head.toString(), ...grams].join(' '), parts };
}

/** Builds a tsvector. */
class Vector {
  readonly #places = new Map<string, string>();
  #at = 0;
  #bytes = 0;

  add(words: string[], weight: Weight): this {
    this.take(words, weight, 0);
    this.#at += BETWEEN_PARTS;
    return this;
  }

  /** Adds words with their positions from one on while there is room; returns the first position without room. */
  take(words: string[], weight: Weight, from: number): number {
    const room = PART_WORDS + from;
    let next = from;
    for (; next < Math.min(words.length, room) && this.#bytes < MAX_PART_BYTES; next++) {
      this.#at += 1;
      const place = `${this.#at}${weight}`;
      for (const lexeme of listLexemes(words[next] ?? '')) {
        const earlier = this.#places.get(lexeme);
        if (earlier === undefined) this.#bytes += Buffer.byteLength(lexeme) + LEXEME_BYTES;
        this.#bytes += POSITION_BYTES;
        this.#places.set(lexeme, earlier === undefined ? `:${place}` : `${earlier},${place}`);
      }
    }
    return next;
  }

  /** Adds words from one on without their positions. */
  mention(words: string[], from: number): void {
    for (let next = from; next < words.length && this.#bytes < MAX_VECTOR_BYTES; next++) {
      for (const lexeme of listLexemes(words[next] ?? '')) {
        if (this.#places.has(lexeme)) continue;
        this.#bytes += Buffer.byteLength(lexeme) + LEXEME_BYTES;
        this.#places.set(lexeme, '');
      }
    }
  }

  toString(): string {
    return [...this.#places].map(([lexeme, places]) => lexeme + places).join(' ');
  }
}

const LEXEME_BYTES = 8;
const POSITION_BYTES = 2;

// cached, because most of an import's own time went into quoting the same words
const MAX_CACHED_WORDS = 100_000;
const cache = new Map<string, string[]>();

/**
 * The lexemes of a word: itself, its loose form where that differs, and the same for the words of which it is composed.
 */
function listLexemes(word: string): string[] {
  let lexemes = cache.get(word);
  if (!lexemes) {
    lexemes = [word, ...splitWord(word)].flatMap((one) => [quoteLexeme(one), toLooseLexeme(one) ?? []].flat());
    if (cache.size >= MAX_CACHED_WORDS) cache.clear();
    cache.set(word, lexemes);
  }
  return lexemes;
}
