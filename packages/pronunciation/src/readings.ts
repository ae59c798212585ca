import { findSpokenVowel } from './findSpokenVowel.ts';
import { type Initial, listInitialsAt } from './initials.ts';
import { findClass, findClusterSound, letters } from './letters.ts';
import { findLoanFinal, findLoanTone } from './loans.ts';
import { listRhymesAt, type Rhyme } from './rhymes.ts';
import { isDead, isLong, type ReadSyllable } from './syllable.ts';
import { findTone, type Tone } from './tones.ts';
import { DEPENDENT, LEADING_VOWELS, listBoundaries, type Writing } from './writing.ts';

/** One way to read the letters from a place on: its syllables, where the next one starts, and how unusual it is. */
export type Reading = { syllables: ReadSyllable[]; end: number; cost: number };

const CROSSED_BOUNDARY = 3;
const BARE = 1.5;
const BARE_AT_END = 4;
/** The cost when the next letter is a sign without its consonant, or cannot start a syllable. */
const STRANDED_SIGN = 20;
const UNREADABLE = 30;

/** All readings of the next syllable from an offset; a linked or led pair is read as two syllables. Never empty. */
export const listReadingsAt = (writing: Writing, start: number): Reading[] => {
  const { text, boundaries } = writing;
  const leading = LEADING_VOWELS.has(text[start] ?? '') ? (text[start] ?? '') : '';
  const readings: Reading[] = [];
  for (const initial of listInitialsAt(writing, start + leading.length, leading)) {
    for (const native of listRhymesAt(writing, initial.end, initial.leading ?? leading, initial.class)) {
      const final = findLoanFinal(text.slice(start, native.end), native, initial.class);
      const rhyme = final ? { ...native, final, linked: '' } : native;
      const stranded = DEPENDENT.has(text[rhyme.end] ?? '') ? STRANDED_SIGN : 0;
      const cost = initial.cost + rhyme.cost + stranded + CROSSED_BOUNDARY * listBoundaries(writing, start, rhyme.end);
      const vowel = findSpokenVowel(text, start, rhyme.end, boundaries.has(rhyme.end)) ?? rhyme.vowel;
      const syllable = toReadSyllable(initial, { ...rhyme, vowel }, boundaries.has(rhyme.end));
      syllable.tone = findLoanTone(writing, start, rhyme.end, syllable) ?? syllable.tone;
      const before = initial.before ? [readWeakSyllable(initial.before)] : [];
      const after = rhyme.linked ? [readWeakSyllable(rhyme.linked, boundaries.has(rhyme.end))] : [];
      readings.push({ syllables: [...before, syllable, ...after], end: rhyme.end, cost });
    }
    if (!leading && !initial.before && !initial.leading) readings.push(...listBareReadings(writing, start, initial));
  }
  readings.push({ syllables: [], end: start + 1, cost: UNREADABLE });
  return readings;
};

/** The readings of an initial without a written vowel or a final: ถ-นน, ท(อ)-รมาน. */
const listBareReadings = ({ text, boundaries }: Writing, start: number, { onset, end, cost }: Initial): Reading[] => {
  if (DEPENDENT.has(text[end] ?? '')) return [];
  const last = boundaries.has(end);
  const whole = last && boundaries.has(start);
  const costs = cost + (last ? (whole ? 2 * BARE_AT_END : BARE_AT_END) : BARE) + (onset.length > 1 ? 2 : 0);
  const readings: Reading[] = [
    { syllables: [whole ? readLetterName(onset) : readWeakSyllable(onset, last)], end, cost: costs },
  ];
  // อธิบดี
  if (text.startsWith('บดี', end - 1)) readings.push({ syllables: [readLetterName(onset)], end, cost: costs - 1 });
  const beforeR = text[end] === 'ร' && !last && onset.length === 1 && text[end + 1] !== 'ร';
  const separate = onset === 'บ' || !DEPENDENT.has(text[end + 1] ?? '');
  if (beforeR && separate && !'สอปนณช'.includes(onset)) {
    readings.push({ syllables: [readLetterName(onset)], end, cost: costs - (onset === 'บ' ? 1 : 0.1) });
  }
  return readings;
};

const toReadSyllable = (initial: Initial, { vowel, final, mark }: Rhyme, wordEnds: boolean): ReadSyllable => {
  const long = isLong(vowel);
  const closed = final === '' && !long && wordEnds ? 'ʔ' : final;
  const tone = findTone({ class: initial.class, mark, dead: isDead(vowel, final), long });
  return {
    initial: initial.sound,
    vowel,
    final: closed,
    tone,
    onset: initial.onset,
    class: initial.class,
    mark,
    bare: false,
  };
};

/** A consonant with the vowel of its letter's name: กอ. */
const readLetterName = (onset: string): ReadSyllable => {
  const tone = findTone({ class: findClass(onset), mark: '', dead: false, long: true });
  return { ...readWeakSyllable(onset), vowel: 'ɔː', final: '', tone, bare: false };
};

/** A weak syllable with an unwritten vowel a. */
const readWeakSyllable = (onset: string, last = false): ReadSyllable => {
  const sound = onset.length > 1 ? findClusterSound(onset[0] ?? '', onset[1] ?? '') : letters.get(onset)?.initial;
  const tone: Tone = findTone({ class: findClass(onset), mark: '', dead: true, long: false });
  return {
    initial: sound ?? '',
    vowel: 'a',
    final: last ? 'ʔ' : '',
    tone,
    onset,
    class: findClass(onset),
    mark: '',
    bare: true,
  };
};
