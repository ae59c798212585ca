import { isStemEnd } from './combiningForms.ts';
import { findClusterSound, isConsonant, isDoubled, isSonorant, LEADERS, letters } from './letters.ts';
import { DEPENDENT, LEADING_VOWELS, type Writing } from './writing.ts';

/** How the vowel before a final is written: by a sign, by ร หัน (กรรม), or not at all (กรม). */
export type VowelKind = 'sign' | 'doubled ร' | 'none';

/**
 * One reading of the end of a syllable. `linked`: the letters that are spoken again as a weak syllable of their own
 * (ราช-ชะ-การ), or ''. `end`: the offset of the next syllable, which is the letter of the final itself when that letter
 * also begins the next syllable (อัต-ตรา). `cost`: how unusual the reading is.
 */
export type Final = { sound: string; end: number; linked: string; cost: number };

/**
 * The final letters of native syllables; any other final indicates an Indic word, whose finals are linked to the next
 * syllable.
 */
const NATIVE = 'กดบงนมยว';
const SILENT_AFTER: Record<string, string> = {
  ร: 'กคตดทชฏขฆ',
  ธ: 'ท',
  ถ: 'ต',
  ฐ: 'ฏษ',
  ต: 'ต',
  ข: 'ก',
  ย: 'ทต',
  ว: 'ต',
  ม: 'ท',
};
const LINKED_TO_WORD_END = 3;

/**
 * The offset after the letters at `at` that are silenced by a ์ (ทัณฑฆาต): ทร์, ธุ์, ษณ์; undefined where there are
 * none.
 */
export const findSilencedEnd = (text: string, at: number, atMost = 2): number | undefined => {
  let end = at;
  while (isConsonant(text[end]) && text[end] !== 'อ' && end - at < atMost) {
    end++;
    if (text[end] === '์') return end + 1;
    if ('ิุ'.includes(text[end] ?? '-') && text[end + 1] === '์') return end + 2;
  }
  return undefined;
};

/** The readings of the letters at `at` as the end of a syllable. */
export const listFinalsAt = (writing: Writing, at: number, kind: VowelKind): Final[] => {
  const { text, boundaries } = writing;
  const letter = text[at] ?? '';
  const following = text[at + 1] ?? '';
  if (letter === 'ห' && following === 'ม') return listFinalsAt(writing, at + 1, kind === 'none' ? 'doubled ร' : kind);
  const sound = letters.get(letter)?.final;
  if (!sound) return [];
  const closing = (end: number, cost: number): Final => ({ sound, end, linked: '', cost });
  // อธิบดี, but เสนาบดี
  if (text.startsWith('บดี', at) && !boundaries.has(at + 1)) return text[at - 1] === 'ิ' ? [closing(at, -0.5)] : [];
  // the beginning of the next word: เทวสถาน, สุขสวัสดิ์
  if (/^ส(?:ถ[าิ]|วรรค|วัส)/.test(text.slice(at, at + 4)) && !boundaries.has(at + 1)) return [];

  const silenced = findEndOfSilenced(text, at + 1);
  if (silenced !== undefined) return [closing(silenced, 0)];
  if (DEPENDENT.has(following)) return kind === 'none' ? [] : listFinalsBeforeVowel(writing, at, sound, kind);
  if (boundaries.has(at + 1)) return [closing(at + 1, NATIVE.includes(letter) ? 0 : 0.1)];

  const doubled = isDoubled(letter, LEADING_VOWELS.has(following) ? (text[at + 2] ?? '') : following);
  const foreign = !isStemEnd(writing, at) && isForeign(text, at, kind);
  const isPlain = kind !== 'none' && !'รลกดบงนมยว'.includes(letter);
  const readings = [closing(at + 1, doubled ? 0 : foreign && isPlain ? 0.3 : computeInnerCost(text, at, kind))];
  if (!doubled && !foreign && (isConsonant(following) || LEADING_VOWELS.has(following)))
    readings.push(...listLinks(writing, at, sound, kind));
  if (kind === 'none') return readings;
  // จักร, บุตร, พุทธ: the second letter is not spoken at the end of a word, and linked with the first inside one; but
  // อา-กร, อุ-ดร
  const isOpen = following === 'ร' && 'กคดท'.includes(letter) && !/[ัุ]ท$|ั.$|[เแ]..?$/.test(text.slice(0, at + 1));
  if (SILENT_AFTER[following]?.includes(letter) && !isOpen && !DEPENDENT.has(text[at + 2] ?? ''))
    readings.push(closing(at + 2, boundaries.has(at + 2) ? 0.1 : 1.6));
  // มาตรา, ยาตรา
  if (following === 'ร' && !boundaries.has(at) && 'ตภ'.includes(letter) && DEPENDENT.has(text[at + 2] ?? ''))
    readings.push(closing(at, -0.1));
  // สามารถ, ปรารถนา, เกียรติ
  if (letter === 'ร' && 'ถทคธต'.includes(following))
    readings.push(...listFinalsAt(writing, at + 1, kind).map((final) => ({ ...final, cost: final.cost + 0.4 })));
  return readings;
};

/**
 * The readings of a final whose letter has its own vowel sign: at the end of ชาติ and เหตุ that vowel is silent,
 * elsewhere it is a syllable, too.
 */
const listFinalsBeforeVowel = ({ text, boundaries }: Writing, at: number, sound: string, kind: VowelKind): Final[] => {
  const letter = text[at] ?? '';
  const readings = boundaries.has(at) ? [] : [{ sound, end: at, linked: '', cost: 2 }];
  const short = 'ิุ'.includes(text[at + 1] ?? '-') && 'ตทธฒดม'.includes(letter) && !'ิุ'.includes(text[at - 1] ?? '-');
  if (short && boundaries.has(at + 2))
    readings.push({
      sound,
      end: at + 2,
      linked: '',
      cost: letter === 'ต' || text.startsWith('ภูมิ', at - 2) || kind === 'doubled ร' ? -0.4 : 0.6,
    });
  return readings;
};

/**
 * Whether a word is not Indic, so that its finals are not linked: it has a tone mark, ็, a silenced letter, or vowels
 * and letters that Indic words lack.
 */
const isForeign = (text: string, at: number, kind: VowelKind): boolean => {
  const before = text.slice(Math.max(0, at - 5), at);
  const vowel = kind === 'sign' && /(?:[็-๋ื์]|[ก-ฮ][อว]|แ[ก-ฮ]{1,2}|เ[ก-ฮ]{1,2}ี[็-๋]?ย)$/.test(before);
  if (vowel && !text.startsWith('แพทย', at - 2)) return true;
  return /^.[เแโใไ]?(?:[ซฟฮ]|[ก-ฮ]{1,2}[ัิีึืุู]?[็-๋])/.test(text.slice(at, at + 6));
};

/** The readings in which the final is spoken again with a weak a: ราช-ชะ-การ, มาต-ตระ-ฐาน. */
const listLinks = (writing: Writing, at: number, sound: string, kind: VowelKind): Final[] => {
  const { text, boundaries } = writing;
  const [letter = '', following = '', third = ''] = text.slice(at, at + 3);
  // ทศ and นพ are read with a vowel that is not written, longer ones with theirs
  // สัญลักษณ์, ธัญพืช; but บุญ and ขวัญ are words
  const isJoined = letter === 'ญ' && 'ลพบธกม'.includes(following) && /(?<!ขว)ั$/.test(text.slice(0, at));
  // ศัลยกรรม, ศิลปะ
  const isPaired = letter === 'ล' && 'ยป'.includes(following) && 'ัิุ'.includes(text[at - 1] ?? '-');
  const stem = isJoined || isPaired || isStemEnd(writing, at, kind === 'none' ? 2 : undefined);
  const cost = stem ? -0.5 : linkCost(letter, following, third, kind) + (kind === 'none' ? 0.9 : 0);
  const link = (linked: string, more: number): Final => {
    const end = at + linked.length;
    return { sound, end, linked, cost: cost + more + (boundaries.has(end) ? LINKED_TO_WORD_END : 0) };
  };
  const links = [link(letter, 0)];
  if (following === 'ร' && third !== 'ร' && kind !== 'none' && findClusterSound(letter, following))
    links.push(link(letter + following, 1.2 - linkCost(letter, following, third, 'sign')));
  return links;
};

/** The offset after the letters that are silenced behind a final: จันทร์, ลักษณ์, กษัตริย์, ศุกร์. */
const findEndOfSilenced = (text: string, at: number): number | undefined => {
  if (text.startsWith('ริย์', at)) return at + 4;
  return findSilencedEnd(text, at, isSonorant(text[at] ?? '') ? 1 : 2);
};

/** The cost of closing a syllable inside a word with a letter without linking it. */
const computeInnerCost = (text: string, at: number, kind: VowelKind): number => {
  const letter = text[at] ?? '';
  if (kind === 'none' && letter === 'ร') return 2.2;
  if (NATIVE.includes(letter)) return 0;
  // วีรชน, ธุรการ, นิรภัย, บูรณะ
  if (letter === 'ร' && text[at + 1] !== 'ษ' && 'ิีุู'.includes(text[at - 1] ?? '-')) return 1.8;
  // พิจารณา, สาธารณะ; but การ, อาคาร and อาหาร are words
  if (letter === 'ร' && text[at - 1] === 'า' && !'กคห'.includes(text[at - 2] ?? '')) return 1.8;
  if ('รลญ'.includes(letter)) return 0.6;
  // ประชาธิปไตย
  if (text.startsWith('ปไต', at)) return 2;
  // ประเทศไทย
  if (LEADING_VOWELS.has(text[at + 1] ?? '')) return 0.9;
  return isSonorant(letter) ? 1.3 : kind === 'none' ? 1.4 : 2.2;
};

/**
 * The cost of speaking the letter twice: low in Indic words, but ส and similar letters usually lead the next syllable.
 */
const linkCost = (letter: string, following: string, third: string, kind: VowelKind): number => {
  if (kind === 'doubled ร') return letter === 'ม' || letter === 'ณ' ? -0.1 : 1.2;
  if (NATIVE.includes(letter)) return 3;
  if ('รล'.includes(letter)) return 2.4;
  return LEADERS.includes(letter) && isSonorant(following) && DEPENDENT.has(third) && !'าะ'.includes(third) ? 1.6 : 1.2;
};
