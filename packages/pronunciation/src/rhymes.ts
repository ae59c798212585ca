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
  const rest = afterUpper + mark.length;
  return vowelsAt(writing, rest, leading, upper).flatMap((written) => {
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
          kind === 'none' && text[closed] === 'ร' ? 'ɔː' : spokenLength(vowel, final.sound, mark, initialClass);
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

const vowelsAt = (writing: Writing, rest: number, leading: string, upper: string): Vowel[] => {
  const { text } = writing;
  const next = text[rest] ?? '';
  const behind = rest + 1;
  const both = (vowel: string, from: number, cost = 0): Vowel => ({ vowel, open: from, closed: from, cost });
  switch (leading + upper) {
    case 'ั':
      if (next === 'ว')
        return [{ vowel: 'ua', open: behind, final: text[behind] === 'ะ' ? 'ʔ' : '' }].map((vowel) =>
          withA(text, vowel),
        );
      return [{ vowel: 'a', closed: rest }];
    case 'ิ':
      return [both('i', rest)];
    case 'ี':
      return [both('iː', rest)];
    case 'ึ':
      return [
        { vowel: 'ɯ', open: rest, cost: 1 },
        { vowel: 'ɯ', closed: rest },
      ];
    case 'ื':
      return next === 'อ' ? [{ vowel: 'ɯː', open: behind }] : [{ vowel: 'ɯː', closed: rest }];
    case 'ุ':
      // อุปถัมภ์, สุริยุปราคา
      return !writing.boundaries.has(rest) && /^[อย]ุป[ก-ฮเแโไ]/.test(text.slice(rest - 2, rest + 2))
        ? [{ vowel: 'u', open: rest, cost: -1.5 }, both('u', rest)]
        : [both('u', rest)];
    case 'ู':
      return [both('uː', rest)];
    case '็':
      return next === 'อ' ? [{ vowel: 'ɔ', closed: behind }] : [{ ...short('ɔ', rest), mark: '้' }];
    case '':
      return bareVowels(writing, rest, next);
    case 'เี':
      return next === 'ย' ? [withA(text, both('ia', behind))] : [];
    case 'เื':
      return next === 'อ' ? [withA(text, both('ɯa', behind))] : [];
    case 'เิ':
      return [{ vowel: 'ɤː', closed: rest }];
    case 'เ็':
      return [{ vowel: 'e', closed: rest }];
    case 'แ็':
      return [{ vowel: 'ɛ', closed: rest }];
    case 'เ':
      if (next === 'อ') return [withA(text, both('ɤː', behind), 'ɤ'), both('eː', rest, 0.8)];
      if (next === 'า')
        return text[behind] === 'ะ' ? [short('ɔ', behind + 1)] : [{ vowel: 'a', open: behind, final: 'w' }];
      if (next === 'ะ') return [short('e', behind)];
      if (next === 'ย')
        return [
          { vowel: 'ɤː', open: behind, final: 'j' },
          { ...both('eː', rest), cost: 0.8 },
        ];
      return [both('eː', rest)];
    case 'แ':
      return [next === 'ะ' ? short('ɛ', behind) : both('ɛː', rest)];
    case 'โ':
      return [next === 'ะ' ? short('o', behind) : both('oː', rest)];
    case 'ไ':
    case 'ใ':
      return [
        { vowel: 'a', open: rest, final: 'j' },
        ...(next === 'ย' ? [{ vowel: 'a', open: behind, final: 'j' }] : []),
      ];
    case 'ฤi':
      return [both('i', rest)];
    case 'ฤɯ':
      return next === 'ๅ' || next === 'า' ? [{ vowel: 'ɯː', open: behind }] : [both('ɯ', rest)];
    default:
      return [];
  }
};

const bareVowels = ({ text, boundaries }: Writing, rest: number, next: string): Vowel[] => {
  const behind = rest + 1;
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
        { vowel: 'o', closed: rest, cost: 1, kind: 'none' },
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
        { vowel: 'ua', closed: behind, cost: text[rest - 1] === 'ศ' && text[behind] !== 'ร' ? 4 : 0.4 },
        { vowel: 'o', closed: rest, cost: 2.5, kind: 'none' },
      ];
  }
  return [{ vowel: 'o', closed: rest, cost: 1, kind: 'none' }];
};

const short = (vowel: string, open: number): Vowel => ({ vowel, open, final: 'ʔ' });

/** The short counterpart of a long vowel, when ะ follows it: เกียะ, เยอะ. */
const withA = (text: string, written: Vowel, vowel = written.vowel): Vowel =>
  text[written.open ?? -1] === 'ะ' ? short(vowel, (written.open ?? 0) + 1) : written;

/** ว and ย close only some vowels: หิว, แมว, but never ื + ว. */
const canClose = (vowel: string, final: string, kind: VowelKind): boolean => {
  if (final === 'j') return kind !== 'none' && /^(a|aː|u|oː|ɔ|ɔː|ua|ɯa|ɤː)$/.test(vowel);
  if (final === 'w') return /^(i|e|eː|ɛ|ɛː|aː|ia)$/.test(vowel);
  return true;
};

/** Marked syllables are spoken shorter than they are written: เล่น, แข่ง, ต้อง, ปล่อย. */
const spokenLength = (vowel: string, final: string, mark: string, initialClass: ConsonantClass): string => {
  const nasal = 'nmŋ'.includes(final);
  if (vowel === 'eː' && mark && nasal) return 'e';
  if (vowel === 'ɛː' && (nasal ? mark === '่' || mark === '๊' : final === 'w' && mark === '๊')) return 'ɛ';
  if (vowel !== 'ɔː') return vowel;
  if (mark === '่' && (final === 'n' ? initialClass === 'high' : /[ŋjm]/.test(final))) return 'ɔ';
  if (mark === '้' && /[ŋj]/.test(final) && initialClass !== 'low') return 'ɔ';
  return vowel;
};
