import { findSilencedEnd, listFinalsAt, type VowelKind } from './finals.ts';
import type { ConsonantClass } from './letters.ts';
import { isToneMark } from './tones.ts';
import type { Writing } from './writing.ts';

/**
 * One reading of the letters after an initial: its vowel, its final sound ('' for none), its tone mark ('' for none),
 * the offset of the next syllable, and its cost: the higher, the more unusual.
 */
export type Rhyme = { vowel: string; final: string; mark: string; end: number; linked: string; cost: number };

/**
 * A vowel as it is written around its initial. `open` and `closed` are the offsets after it, without and with a final.
 */
type Vowel = {
  vowel: string;
  open?: number;
  closed?: number;
  final?: string;
  cost?: number;
  kind?: VowelKind;
  mark?: string;
};

const UPPER = new Set('ัิีึืุู็');

/** The readings of the rhyme whose initial ends at `at`; `leading` is the vowel written before that initial, or ''. */
export const listRhymesAt = (writing: Writing, at: number, leading: string, initialClass: ConsonantClass): Rhyme[] => {
  const { text } = writing;
  const upper = UPPER.has(text[at] ?? '') ? (text[at] ?? '') : '';
  const afterUpper = at + upper.length;
  const mark = isToneMark(text[afterUpper]) ? (text[afterUpper] ?? '') : '';
  const afterMark = afterUpper + mark.length;
  return listVowels(writing, afterMark, leading, upper).flatMap((written) => {
    const { vowel, open, closed, cost = 0, kind = 'sign' } = written;
    const rhymes: Rhyme[] = [];
    if (open !== undefined) {
      const end = findSilencedEnd(text, open, 1) ?? findSilencedEnd(text, open);
      const silence = end === undefined ? 0 : end - open > 2 ? 1.5 : 0.3;
      rhymes.push({
        vowel,
        final: written.final ?? '',
        mark: written.mark ?? mark,
        end: end ?? open,
        linked: '',
        cost: cost + silence,
      });
    }
    if (closed !== undefined) {
      // a letter can be silenced before the final: ฟิล์ม, เสิร์ฟ
      const before = findSilencedEnd(text, closed, 1) ?? closed;
      for (const final of listFinalsAt(writing, before, kind)) {
        if (!canClose(vowel, final.sound, kind)) continue;
        const sounding =
          kind === 'none' && text[closed] === 'ร' ? 'ɔː' : findSpokenLength(vowel, final.sound, mark, initialClass);
        rhymes.push({
          vowel: sounding,
          final: final.sound,
          mark,
          end: final.end,
          linked: final.linked,
          cost: cost + final.cost,
        });
      }
    }
    return rhymes;
  });
};

const listVowels = (writing: Writing, afterMark: number, leading: string, upper: string): Vowel[] => {
  const { text } = writing;
  const next = text[afterMark] ?? '';
  const behind = afterMark + 1;
  const both = (vowel: string, from: number, cost = 0): Vowel => ({ vowel, open: from, closed: from, cost });
  switch (leading + upper) {
    case 'ั':
      if (next === 'ว')
        return [{ vowel: 'ua', open: behind, final: text[behind] === 'ะ' ? 'ʔ' : '' }].map((vowel) =>
          withA(text, vowel),
        );
      return [{ vowel: 'a', closed: afterMark }];
    case 'ิ':
      return [both('i', afterMark)];
    case 'ี':
      return [both('iː', afterMark)];
    case 'ึ':
      return [
        { vowel: 'ɯ', open: afterMark, cost: 1 },
        { vowel: 'ɯ', closed: afterMark },
      ];
    case 'ื':
      return next === 'อ' ? [{ vowel: 'ɯː', open: behind }] : [{ vowel: 'ɯː', closed: afterMark }];
    case 'ุ':
      // อุปถัมภ์, สุริยุปราคา
      return !writing.boundaries.has(afterMark) && /^[อย]ุป[ก-ฮเแโไ]/.test(text.slice(afterMark - 2, afterMark + 2))
        ? [{ vowel: 'u', open: afterMark, cost: -1.5 }, both('u', afterMark)]
        : [both('u', afterMark)];
    case 'ู':
      return [both('uː', afterMark)];
    case '็':
      return next === 'อ' ? [{ vowel: 'ɔ', closed: behind }] : [{ ...toShortVowel('ɔ', afterMark), mark: '้' }];
    case '':
      return listBareVowels(writing, afterMark, next);
    case 'เี':
      return next === 'ย' ? [withA(text, both('ia', behind))] : [];
    case 'เื':
      return next === 'อ' ? [withA(text, both('ɯa', behind))] : [];
    case 'เิ':
      return [{ vowel: 'ɤː', closed: afterMark }];
    case 'เ็':
      return [{ vowel: 'e', closed: afterMark }];
    case 'แ็':
      return [{ vowel: 'ɛ', closed: afterMark }];
    case 'เ':
      if (next === 'อ') return [withA(text, both('ɤː', behind), 'ɤ'), both('eː', afterMark, 0.8)];
      if (next === 'า')
        return text[behind] === 'ะ' ? [toShortVowel('ɔ', behind + 1)] : [{ vowel: 'a', open: behind, final: 'w' }];
      if (next === 'ะ') return [toShortVowel('e', behind)];
      if (next === 'ย')
        return [
          { vowel: 'ɤː', open: behind, final: 'j' },
          { ...both('eː', afterMark), cost: 0.8 },
        ];
      return [both('eː', afterMark)];
    case 'แ':
      return [next === 'ะ' ? toShortVowel('ɛ', behind) : both('ɛː', afterMark)];
    case 'โ':
      return [next === 'ะ' ? toShortVowel('o', behind) : both('oː', afterMark)];
    case 'ไ':
    case 'ใ':
      return [
        { vowel: 'a', open: afterMark, final: 'j' },
        ...(next === 'ย' ? [{ vowel: 'a', open: behind, final: 'j' }] : []),
      ];
    case 'ฤi':
      return [both('i', afterMark)];
    case 'ฤɯ':
      return next === 'ๅ' || next === 'า' ? [{ vowel: 'ɯː', open: behind }] : [both('ɯ', afterMark)];
    default:
      return [];
  }
};

const listBareVowels = ({ text, boundaries }: Writing, afterMark: number, next: string): Vowel[] => {
  const behind = afterMark + 1;
  switch (next) {
    case 'ะ':
      return [{ vowel: 'a', open: behind }];
    case 'า':
      return [{ vowel: 'aː', open: behind, closed: behind }];
    case 'ำ':
      return [{ vowel: 'a', open: behind, final: 'm' }];
    case 'อ':
      return [
        { vowel: 'ɔː', open: behind, closed: behind },
        { vowel: 'o', closed: afterMark, cost: 1, kind: 'none' },
      ];
    case 'ร':
      if (text[behind] === 'ร' && !boundaries.has(behind))
        return [
          { vowel: 'a', open: behind + 1, final: 'n' },
          { vowel: 'a', closed: behind + 1, cost: -0.2, kind: 'doubled ร' },
        ];
      break;
    case 'ว':
      return [
        { vowel: 'ua', closed: behind, cost: text[afterMark - 1] === 'ศ' && text[behind] !== 'ร' ? 4 : 0.4 },
        { vowel: 'o', closed: afterMark, cost: 2.5, kind: 'none' },
      ];
  }
  return [{ vowel: 'o', closed: afterMark, cost: 1, kind: 'none' }];
};

const toShortVowel = (vowel: string, open: number): Vowel => ({ vowel, open, final: 'ʔ' });

/** The short counterpart of a long vowel, when ะ follows it: เกียะ, เยอะ. */
const withA = (text: string, written: Vowel, vowel = written.vowel): Vowel =>
  text[written.open ?? -1] === 'ะ' ? toShortVowel(vowel, (written.open ?? 0) + 1) : written;

/** ว and ย close only some vowels: หิว, แมว, but never ื + ว. */
const canClose = (vowel: string, final: string, kind: VowelKind): boolean => {
  if (final === 'j') return kind !== 'none' && /^(a|aː|u|oː|ɔ|ɔː|ua|ɯa|ɤː)$/.test(vowel);
  if (final === 'w') return /^(i|e|eː|ɛ|ɛː|aː|ia)$/.test(vowel);
  return true;
};

/** Marked syllables are spoken shorter than they are written: เล่น, แข่ง, ต้อง, ปล่อย. */
const findSpokenLength = (vowel: string, final: string, mark: string, initialClass: ConsonantClass): string => {
  const nasal = 'nmŋ'.includes(final);
  if (vowel === 'eː' && mark && nasal) return 'e';
  if (vowel === 'ɛː' && (nasal ? mark === '่' || mark === '๊' : final === 'w' && mark === '๊')) return 'ɛ';
  if (vowel !== 'ɔː') return vowel;
  if (mark === '่' && (final === 'n' ? initialClass === 'high' : /[ŋjm]/.test(final))) return 'ɔ';
  if (mark === '้' && /[ŋj]/.test(final) && initialClass !== 'low') return 'ɔ';
  return vowel;
};
