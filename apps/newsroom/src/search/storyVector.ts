import { foldThai, plainText, wordsOf } from '@sala/thai';
import { gramLexeme, looseLexeme, quoted } from './lexemes.ts';
import { looseLetters, trigrams } from './looseForm.ts';

/** The parts of a story that are searched; the body is HTML. */
export interface StoryText {
  title: string;
  lead: string;
  body: string;
}

type Part = [words: string[], weight: 'A' | 'B' | 'D'];

// a tsvector may hold a megabyte, and counts positions up to 16,383; a long story has 5,000 words
const MOST_WORDS = 15_000;
/** Words so far apart are not neighbours: a phrase does not run from the title into the lead. */
const BETWEEN_PARTS = 10;

/**
 * A story as PostgreSQL writes tsvectors: `words` has every word (title A, lead B, body D), its loose form where that differs,
 * and the trigrams of the title; `head` the same of title and lead without the trigrams.
 */
export function storyVector({ title, lead, body }: StoryText): { head: string; words: string } {
  const head: Part[] = [
    [wordsOf(title), 'A'],
    [wordsOf(lead), 'B'],
  ];
  const grams = new Set(trigrams(looseLetters(foldThai(title))).map(gramLexeme));
  const bodyWords = wordsOf(plainText(body));
  return {
    head: vector(head),
    words: [vector([...head, [bodyWords, 'D']]), ...grams].join(' '),
  };
}

function vector(parts: Part[]): string {
  const places = new Map<string, string>();
  let at = 0;
  for (const [words, weight] of parts) {
    for (const word of words.slice(0, Math.max(0, MOST_WORDS - at))) {
      at += 1;
      for (const lexeme of lexemesOf(word)) {
        const earlier = places.get(lexeme);
        places.set(lexeme, earlier === undefined ? `${at}${weight}` : `${earlier},${at}${weight}`);
      }
    }
    at += BETWEEN_PARTS;
  }
  return [...places].map(([lexeme, all]) => `${lexeme}:${all}`).join(' ');
}

// the same words come again and again: most of an import's own time was to quote them
const MOST_KNOWN = 100_000;
const known = new Map<string, string[]>();

/** The lexemes of a word: itself, and its loose form where that differs. */
function lexemesOf(word: string): string[] {
  let lexemes = known.get(word);
  if (!lexemes) {
    const loose = looseLexeme(word);
    lexemes = loose === null ? [quoted(word)] : [quoted(word), loose];
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, lexemes);
  }
  return lexemes;
}
