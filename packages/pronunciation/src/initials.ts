import {
  type ConsonantClass,
  findClass,
  findClusterSound,
  isConsonant,
  isSonorant,
  LEADERS,
  letters,
} from './letters.ts';
import { isToneMark } from './tones.ts';
import { LEADING_VOWELS, type Writing } from './writing.ts';

/**
 * `leading`: the vowel that is part of the initial itself, as in ฤ. `before`: a letter before the initial that leads it
 * and is a syllable of its own.
 */
export type Initial = {
  onset: string;
  sound: string;
  class: ConsonantClass;
  end: number;
  cost: number;
  leading?: string;
  before?: string;
};

/** The readings of the letters at `at` as an initial; `leading` is the vowel written before them, or ''. */
export function listInitialsAt(writing: Writing, at: number, leading: string): Initial[] {
  const { text } = writing;
  const first = text[at];
  if (first === 'ฤ' || first === 'ฦ') return [readVocalic(text, '', at)];
  if (first === undefined || !isConsonant(first)) return [];
  const single = letters.get(first);
  const initials: Initial[] = [];
  if (single) initials.push({ onset: first, sound: single.initial, class: single.class, end: at + 1, cost: 0 });
  const second = text[at + 1];
  if (second === 'ฤ') return [readVocalic(text, first, at + 1)];
  if (second === undefined || !isConsonant(second)) return initials;
  const onset = first + second;
  const cluster = isSpokenApart(text, at, leading)
    ? undefined
    : onset === 'ทร' && !isSoft(text, at, leading)
      ? 'tʰr'
      : findClusterSound(first, second);
  if (cluster)
    initials.push({
      onset,
      sound: cluster,
      class: findClass(first),
      end: at + 2,
      cost: computeClusterCost(writing, at, onset),
    });
  // the four words อย่า อยู่ อย่าง อยาก
  if (onset === 'อย' && /^(่า|ู่|าก)/.test(text.slice(at + 2, at + 4)))
    initials.push({ onset, sound: 'j', class: 'mid', end: at + 2, cost: -1 });
  if (text.startsWith('จริง', at)) initials.push({ onset, sound: 't͡ɕ', class: 'mid', end: at + 2, cost: -1 });
  const follower = letters.get(second);
  if (leading && follower && first !== 'ห') {
    const leads = isSonorant(second) && LEADERS.includes(first);
    const cost = (cluster ? 0.5 : 0) + computeLedCost(writing, at, leads);
    const sonorantClass = leads ? findClass(first) : follower.class;
    initials.push({ onset: second, sound: follower.initial, class: sonorantClass, end: at + 2, cost, before: first });
  }
  return initials;
}

/** The few words in which ทร is an s: ทราย, ทรง, แทรก, อินทรี; not จันทรา, เทรน. */
const isSoft = (text: string, at: number, leading: string): boolean =>
  leading
    ? /^(?:ไทร(?![์])|โทรม|แทรก|เทริด|เทรา)/.test(leading + text.slice(at, at + 4))
    : /^ทร(?:าบ|าม|าย|ง|ุด|ุบ|ว[งด]|ัพ|าก|าง)/.test(text.slice(at, at + 4)) ||
      /[นธ]ทรี|พุทรา|มัทรี/.test(text.slice(Math.max(0, at - 2), at + 3));

/** สรุป, โสร่ง, สราญ: two syllables; but สร้าง, สระ, เสริม, เสร็จ. */
const isSpokenApart = (text: string, at: number, leading: string): boolean => {
  const written = leading + text.slice(at, at + 4);
  return /^[เแโไ]?สร/.test(written) && !/^(?:เสร[ิ็]|แสร|เสรี|สร[้ะงว]|สร์|สรร|สร$|สร[ณ])/.test(written);
};

/** The cost of giving the vowel before two letters to the second: low in เสมอ, แสดง, เฉลิม, แมลง, high in เวลา. */
const computeLedCost = ({ text, boundaries }: Writing, at: number, leads: boolean): number => {
  const [first = '', second = ''] = text.slice(at, at + 2);
  const third = boundaries.has(at + 2) ? '' : (text[at + 2] ?? '');
  if ('ิีื็'.includes(third || '-') && findClass(first) !== 'low') return -0.1;
  if (leads) return third === 'อ' ? -0.1 : 0.3;
  if (first === 'ม' && second === 'ล') return 0.3;
  // โสภณ
  if (text[at - 1] === 'โ') return 2;
  return first === 'ส' ? 0.8 : 1.5;
};

const computeClusterCost = ({ text, boundaries }: Writing, at: number, onset: string): number => {
  // บริ and ปริ are prefixes of two syllables
  if ((onset === 'บร' || onset === 'ปร') && text[at + 2] === 'ิ' && !isToneMark(text[at + 3])) return 2;
  // อุปราคา
  if (onset === 'ปร' && !boundaries.has(at) && /[อย]ุ$/.test(text.slice(0, at))) return 2;
  if (
    (onset === 'บร' || onset === 'ดร') &&
    (isConsonant(text[at + 2]) || text[at + 2] === 'ุ') &&
    !LEADING_VOWELS.has(text[at - 1] ?? '')
  )
    return onset === 'ดร' && text[at + 2] === 'ุ' ? 2.6 : 1;
  // หลอก-ลวง, ดอก-รัก
  if (/(?:[ก-ฮ][็-๋]?อ|ีย|แ[ก-ฮ]{1,2}[็-๋]?)$/.test(text.slice(0, at)) && /^[กบด][รล](?!ะ)/.test(text.slice(at, at + 3)))
    return 0.1;
  return onset === 'ทร' ? 0.2 : 0;
};

/** ฤ, alone or after a consonant: rit in ฤทธิ์, rɯ in ฤดู, kri in อังกฤษ, pʰrɯ in พฤกษ์, na-rɯ in นฤมิต. */
const readVocalic = (text: string, first: string, at: number): Initial => {
  const isI = first ? 'กตทปศส'.includes(first) : /^(ท|ณ)[^ะ-ู]/.test(text.slice(at + 1, at + 3));
  const leading = isI ? 'ฤi' : 'ฤɯ';
  const sound = text[at] === 'ฦ' ? 'l' : 'r';
  const base = { leading, end: at + 1, cost: 0 };
  if (!first) return { ...base, onset: 'ร', sound, class: 'low' };
  if ('กตทปพ'.includes(first))
    return { ...base, onset: `${first}ร`, sound: `${letters.get(first)?.initial}r`, class: findClass(first) };
  return { ...base, onset: 'ร', sound, class: 'low', before: first };
};
