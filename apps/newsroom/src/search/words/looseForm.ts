import { removeTones } from '@sala/thai';

/**
 * The loose form of a folded text, which forgives misspelling: without tone marks, and ใ as ไ, which sounds the same.
 */
export function toLooseForm(folded: string): string {
  return removeTones(folded).replaceAll('ใ', 'ไ');
}

/** How a folded text is written to be compared with another one. */
export type Form = (folded: string) => string;

/** As it is, but for spaces, which a name may have or not: pm 2.5. */
export const toExactKey: Form = (folded) => folded.replaceAll(' ', '');

/** The same in the loose form. */
export const toLooseKey: Form = (folded) => toExactKey(toLooseForm(folded));

/** The letters and digits of a folded text in their loose form, without spaces and signs. */
export function toLooseLetters(folded: string): string {
  return toLooseForm(folded).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The trigrams of the letters; none when there are fewer than three. */
export function toTrigrams(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3));
}
