import { isDead, isLong, type Syllable } from './syllable.ts';
import type { Tone } from './tones.ts';

/**
 * Letters of the middle class; those with a letter of the high and one of the low class; and those that ห puts into the
 * high one.
 */
const MIDDLE: Record<string, string> = { k: 'ก', t͡ɕ: 'จ', d: 'ด', t: 'ต', b: 'บ', p: 'ป', ʔ: 'อ' };
const PAIRED: Record<string, [high: string, low: string]> = {
  kʰ: ['ข', 'ค'],
  t͡ɕʰ: ['ฉ', 'ช'],
  tʰ: ['ถ', 'ท'],
  pʰ: ['ผ', 'พ'],
  f: ['ฝ', 'ฟ'],
  s: ['ส', 'ซ'],
  h: ['ห', 'ฮ'],
};
const SONORANT: Record<string, string> = { ŋ: 'ง', n: 'น', m: 'ม', r: 'ร', l: 'ล', w: 'ว', j: 'ย' };
const FINALS: Record<string, string> = {
  p: 'บ',
  t: 'ด',
  k: 'ก',
  m: 'ม',
  n: 'น',
  ŋ: 'ง',
  j: 'ย',
  w: 'ว',
  s: 'ส',
  f: 'ฟ',
  l: 'ล',
  '': '',
  ʔ: '',
};

/** The spelling of a vowel around its initial `C` and tone mark `T`: without a final, and with a final `F`. */
const VOWELS: Record<string, [open: string, closed: string]> = {
  a: ['CTะ', 'CัTF'],
  aː: ['CTา', 'CTาF'],
  i: ['CิT', 'CิTF'],
  iː: ['CีT', 'CีTF'],
  ɯ: ['CึT', 'CึTF'],
  ɯː: ['CืTอ', 'CืTF'],
  u: ['CุT', 'CุTF'],
  uː: ['CูT', 'CูTF'],
  e: ['เCTะ', 'เC็F'],
  eː: ['เCT', 'เCTF'],
  ɛ: ['แCTะ', 'แC็F'],
  ɛː: ['แCT', 'แCTF'],
  o: ['โCTะ', 'CTF'],
  oː: ['โCT', 'โCTF'],
  ɔ: ['เCTาะ', 'C็อF'],
  ɔː: ['CTอ', 'CTอF'],
  ɤ: ['เCTอะ', 'เCิTF'],
  ɤː: ['เCTอ', 'เCิTF'],
  ia: ['เCีTย', 'เCีTยF'],
  ɯa: ['เCืTอ', 'เCืTอF'],
  ua: ['CัTว', 'CTวF'],
};
/** Vowels that are written together with their final. */
const WITH_FINAL: Record<string, string> = { aj: 'ไCT', aw: 'เCTา', am: 'CTำ', ɤːj: 'เCTย' };

const LIVE: Record<Tone, string> = { mid: '', low: '่', falling: '้', high: '๊', rising: '๋' };

/** A syllable respelt in Thai letters as it sounds, as in the readings of a dictionary. */
export const toRespelling = (syllable: Syllable): string => {
  const { vowel, final } = syllable;
  const [, first = syllable.initial, second = ''] = /^(.+?)([rlw])$/.exec(syllable.initial) ?? [];
  const { letter, mark } = findTonedLetter(first, syllable);
  const isOpen = final === '' || final === 'ʔ';
  const shape = WITH_FINAL[vowel + final] ?? VOWELS[vowel]?.[isOpen ? 0 : 1] ?? 'CTF';
  // a tone mark replaces the ็ of a short vowel
  const written = mark && shape.includes('็') ? shape.replace('็', 'T') : shape;
  return written
    .replace('C', letter + (SONORANT[second] ?? ''))
    .replace('T', mark)
    .replace('F', FINALS[final] ?? '');
};

/** The letter and the mark that give an initial its tone (ไตรยางศ์ backwards). */
const findTonedLetter = (initial: string, { vowel, final, tone }: Syllable): { letter: string; mark: string } => {
  const dead = isDead(vowel, final);
  const middle = MIDDLE[initial];
  if (middle) return { letter: middle, mark: dead && tone === 'low' ? '' : LIVE[tone] };
  const sonorant = SONORANT[initial] ?? '';
  const [high, low] = PAIRED[initial] ?? [`ห${sonorant}`, sonorant];
  if (tone === 'rising') return { letter: dead ? low : high, mark: dead ? '๋' : '' };
  if (tone === 'low') return { letter: high, mark: dead ? '' : '่' };
  if (tone === 'mid') return { letter: low, mark: '' };
  // without a mark a dead syllable of the low class falls when it is long, and is high when it is short
  const isUnmarked = dead && (tone === 'falling') === isLong(vowel);
  return { letter: low, mark: isUnmarked ? '' : tone === 'falling' ? '่' : '้' };
};
