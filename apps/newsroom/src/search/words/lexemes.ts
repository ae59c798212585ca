import { toLooseForm } from './looseForm.ts';

// no word is longer; PostgreSQL refuses lexemes of 2 kB
const MAX_WORD_LENGTH = 100;

/** A lexeme as it is quoted in the text of a tsvector or tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.slice(0, MAX_WORD_LENGTH).toWellFormed().replace(/['\\]/g, '$&$&')}'`;
}

/** The lexeme of a word's loose form, null where that is the word itself. */
export function toLooseLexeme(word: string): string | null {
  const loose = toLooseForm(word);
  return loose === word || loose === '' ? null : quoteLexeme(`~${loose}`);
}

/** The lexeme of a trigram of a title. */
export function toGramLexeme(gram: string): string {
  return quoteLexeme(`#${gram}`);
}
