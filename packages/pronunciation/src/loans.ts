import type { ReadSyllable } from './syllable.ts';
import type { Tone } from './tones.ts';

/** The tone of a syllable that only loan words have, as speakers give it: มิเตอร์, โซเดียม, การ์ด, ไบต์, ช็อก; undefined for any other. */
export const loanTone = (
  written: string,
  { vowel, final, class: consonantClass }: ReadSyllable,
  first: boolean,
): Tone | undefined => {
  const dead = /[ptkf]/.test(final);
  if (final === 'f') return 'high';
  if (/[รล]์./.test(written) && dead) return 'high';
  if (/^(ไ|เ..?า).*[กคดตทปพ]์$/.test(written)) return 'high';
  if (written.includes('็อ') && dead && consonantClass !== 'high') return 'high';
  if (!first && ((vowel === 'ɤː' && written.endsWith('อร์')) || /^[ตดนลรซ]าร์$/.test(written))) return 'falling';
  if (!first && vowel === 'ia' && final === 'm' && /^เ[ดซลรบ]ียม$/.test(written)) return 'falling';
  return undefined;
};
