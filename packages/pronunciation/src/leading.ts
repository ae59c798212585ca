import { isSonorant, LEADERS } from './letters.ts';
import { isDead, isLong, type ReadSyllable } from './syllable.ts';
import { findTone } from './tones.ts';

/**
 * Gives syllables the class of the letter that leads them (อักษรนำ): ถนน, ตลาด, and by their origin ตำรวจ, ประโยชน์,
 * บุรุษ.
 */
export const applyLeadingLetter = (syllables: ReadSyllable[]): ReadSyllable[] =>
  syllables.map((syllable, at) => {
    const before = syllables[at - 1];
    if (!before || before.class === 'low' || syllable.onset.length > 1 || !isSonorant(syllable.onset)) return syllable;
    // a loan word's own tone: สมาร์ต
    if (syllable.tone !== findTone(toToneSource(syllable))) return syllable;
    const last = at === syllables.length - 1;
    const leads = before.bare
      ? isLeadingLetter(before, syllable, syllables[at - 2], last)
      : isLeadingSyllable(before, syllable);
    return leads ? { ...syllable, tone: findTone({ ...toToneSource(syllable), class: before.class }) } : syllable;
  });

const isLeadingLetter = (
  before: ReadSyllable,
  syllable: ReadSyllable,
  first: ReadSyllable | undefined,
  last: boolean,
): boolean => {
  if (syllable.bare || before.onset.length > 1) return false;
  // สมาคม, สมาชิก
  if (!last && before.onset === 'ส' && syllable.onset === 'ม' && syllable.vowel === 'aː' && syllable.final === '')
    return false;
  // สรุป, โสร่ง, but สราญ
  if (before.onset === 'ส' && syllable.onset === 'ร')
    return syllable.mark !== '' || (toToneSource(syllable).dead && syllable.final !== '');
  // ลักษณะ, พิษณุ, but โฆษณา
  if (before.onset === 'ษ' && 'นณ'.includes(syllable.onset) && last)
    return toToneSource(syllable).dead && !toToneSource(syllable).long;
  if (LEADERS.includes(before.onset)) return !first?.final || !toToneSource(syllable).dead;
  // สุจริต, วิปริต
  if ('จป'.includes(before.onset) && syllable.onset === 'ร' && syllable.vowel === 'i' && syllable.final === 't')
    return true;
  if (before.class !== 'mid' || first) return false;
  if (syllable.mark) return true;
  return before.onset !== 'อ' && 'ptkf'.includes(syllable.final) && syllable.final !== '';
};

const isLeadingSyllable = (before: ReadSyllable, syllable: ReadSyllable): boolean => {
  const { dead, long } = toToneSource(syllable);
  if (!dead || syllable.mark || syllable.bare) return false;
  // บัญญัติ
  if (before.onset === 'บ' && before.final === 'n') return syllable.onset === 'ญ';
  if (before.vowel === 'a' && before.final === 'm')
    return syllable.onset === 'ร' || (before.onset === 'ก' && syllable.onset === 'น' && long);
  if (before.onset === 'ปร' && before.vowel === 'a' && before.final === '') return long;
  return before.vowel === 'u' && before.final === '' && syllable.onset === 'ร' && /^[ptk]$/.test(syllable.final);
};

const toToneSource = ({ class: consonantClass, mark, vowel, final }: ReadSyllable) => ({
  class: consonantClass,
  mark,
  dead: isDead(vowel, final),
  long: isLong(vowel),
});
