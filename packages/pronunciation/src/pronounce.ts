import { EXCEPTIONS } from './exceptions.ts';
import { type Spoken, splitSpoken } from './spoken/index.ts';
import type { Syllable } from './syllable.ts';
import { type Dictionary, readWords } from './words.ts';
import { WORD_BORDER } from './writing.ts';

/**
 * A spoken word: as it is read (`text`, Thai letters: สิบ for `10`), its syllables, the stretch of the source it was
 * read from (UTF-16 offsets; words that one number or abbreviation gave share it), and the pause after it.
 */
export type Word = { text: string; start: number; end: number; syllables: Syllable[]; pause: Pause };
/** A word before the pause after it is known. */
type Unparted = Omit<Word, 'pause'>;
export type Pause = 'none' | 'short' | 'long';

/**
 * The spoken words of a text. `dictionary` wins over the rules and over `exceptions`, the words that the rules get
 * wrong; its respellings are in Thai letters: `ราชการ` → `ราด-ชะ-กาน`.
 */
export const pronounce = (
  text: string,
  dictionary: Dictionary = new Map(),
  exceptions: Dictionary = EXCEPTIONS,
): Word[] => {
  const read = cacheReadings((letters) => readWords(letters, [dictionary, exceptions]));
  const words: Unparted[] = [];
  for (const stretch of splitSpoken(text)) {
    const spoken = stretch.repeats ? listRepeatedWords(words, stretch) : listWords(text, stretch, read);
    for (const word of spoken) if (word.syllables.length > 0) words.push(word);
  }
  return words.map((word, at) => ({ ...word, pause: pauseBetween(text, word, words[at + 1]) }));
};

type Reader = (letters: string) => ReturnType<typeof readWords>;

/** Caches readings, because a text repeats many runs of letters. */
const cacheReadings = (read: Reader): Reader => {
  const known = new Map<string, ReturnType<Reader>>();
  return (letters) => {
    const words = known.get(letters) ?? read(letters);
    known.set(letters, words);
    return words;
  };
};

const listWords = (text: string, { start, end, words }: Spoken, read: Reader): Unparted[] => {
  const letters = text.slice(start, end);
  if (words)
    return words.flatMap((spoken) =>
      read(spoken).map((word) => ({ ...word, text: spoken.slice(word.start, word.end), start, end })),
    );
  return read(letters).map((word) => ({
    ...word,
    text: letters.slice(word.start, word.end),
    start: start + word.start,
    end: start + word.end,
  }));
};

/**
 * The text that ๆ repeats: the word before it, with what belongs to it in `วันหนึ่ง ๆ`; nothing at the start of a text.
 */
const listRepeatedWords = (words: Unparted[], { start, end }: Spoken): Unparted[] =>
  words.slice(words.at(-1)?.text === 'หนึ่ง' ? -2 : -1).map((word) => ({ ...word, start, end }));

const pauseBetween = (text: string, word: { end: number }, next: { start: number } | undefined): Pause => {
  if (!next) return 'long';
  const between = text.slice(word.end, next.start).replaceAll(WORD_BORDER, '');
  if (/[.!?;:\n]/.test(between)) return 'long';
  // Thai puts spaces around numbers and before ๆ, where no reader pauses
  const custom = /^ $/.test(between) && /[\d๐-๙]/.test(`${text[word.end - 1]}${text[next.start]}`);
  return between === '' || next.start < word.end || custom || text[next.start] === 'ๆ' ? 'none' : 'short';
};
