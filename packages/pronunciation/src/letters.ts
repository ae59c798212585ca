/** The class of a consonant, which determines the tone of its syllable. */
export type ConsonantClass = 'mid' | 'high' | 'low';

/** A letter: its class, its sound at the start of a syllable, and at the end ('' where it never ends one). */
type Letter = { class: ConsonantClass; initial: string; final: string };

const rows: [letters: string, consonantClass: ConsonantClass, initial: string, final: string][] = [
  ['ก', 'mid', 'k', 'k'],
  ['ขฃ', 'high', 'kʰ', 'k'],
  ['คฅฆ', 'low', 'kʰ', 'k'],
  ['ง', 'low', 'ŋ', 'ŋ'],
  ['จ', 'mid', 't͡ɕ', 't'],
  ['ฉ', 'high', 't͡ɕʰ', ''],
  ['ช', 'low', 't͡ɕʰ', 't'],
  ['ฌ', 'low', 't͡ɕʰ', ''],
  ['ซ', 'low', 's', 't'],
  ['ญ', 'low', 'j', 'n'],
  ['ฎด', 'mid', 'd', 't'],
  ['ฏต', 'mid', 't', 't'],
  ['ฐถ', 'high', 'tʰ', 't'],
  ['ฑฒทธ', 'low', 'tʰ', 't'],
  ['ณน', 'low', 'n', 'n'],
  ['บ', 'mid', 'b', 'p'],
  ['ป', 'mid', 'p', 'p'],
  ['ผ', 'high', 'pʰ', ''],
  ['ฝ', 'high', 'f', ''],
  ['พภ', 'low', 'pʰ', 'p'],
  ['ฟ', 'low', 'f', 'f'],
  ['ม', 'low', 'm', 'm'],
  ['ย', 'low', 'j', 'j'],
  ['ร', 'low', 'r', 'n'],
  ['ลฬ', 'low', 'l', 'n'],
  ['ว', 'low', 'w', 'w'],
  ['ศษส', 'high', 's', 't'],
  ['ห', 'high', 'h', ''],
  ['อ', 'mid', 'ʔ', ''],
  ['ฮ', 'low', 'h', ''],
];

export const letters: ReadonlyMap<string, Letter> = new Map(
  rows.flatMap(([same, consonantClass, initial, final]) =>
    [...same].map((letter) => [letter, { class: consonantClass, initial, final }] as const),
  ),
);

export const isConsonant = (character: string | undefined): boolean =>
  character !== undefined && letters.has(character);

/** The class of the first letter of an initial. */
export const findClass = (onset: string): ConsonantClass => letters.get(onset[0] ?? '')?.class ?? 'mid';

/**
 * The high letters that determine the tone of the next consonant; ศ and ษ do not, because the Indic words with them
 * keep their own tones.
 */
export const LEADERS = 'ขฉถผฝส';

/**
 * Whether two letters are a doubled consonant of an Indic word, which ends one syllable and starts the next: บุค-คล,
 * พุท-ธิ.
 */
export const isDoubled = (first: string, second: string): boolean =>
  first === second ||
  ['กข', 'คฆ', 'จฉ', 'ชฌ', 'ฏฐ', 'ฑฒ', 'ตถ', 'ทธ', 'ปผ', 'พภ', 'ษฐ', 'ณฑ', 'ณฐ', 'ณฏ', 'ญจ', 'ญช'].includes(
    first + second,
  );

/** The low consonants without a high partner: another letter before them can give them its class (อักษรนำ, ห นำ). */
export const isSonorant = (letter: string): boolean => 'งญณนมยรลวฬ'.includes(letter);

/** Pairs that start one syllable together (อักษรควบแท้), and those of loan words. */
const TRUE_CLUSTERS = new Set('กร กล กว ขร ขล ขว คร คล คว ฆร ตร ปร ปล ผล พร พล ภร บร บล ดร ฟร ฟล ธร'.split(' '));
/** Pairs whose second letter is silent (อักษรควบไม่แท้). */
const FALSE_CLUSTERS = new Map([
  ['ทร', 's'],
  ['สร', 's'],
  ['ศร', 's'],
  ['ซร', 's'],
]);

/** How two letters sound as one initial: กร → kr, ทร → s, หม → m; undefined when they are no cluster. */
export const findClusterSound = (first: string, second: string): string | undefined => {
  const pair = first + second;
  if (FALSE_CLUSTERS.has(pair)) return FALSE_CLUSTERS.get(pair);
  const sound = letters.get(second)?.initial;
  if (first === 'ห' && isSonorant(second)) return sound;
  return TRUE_CLUSTERS.has(pair) ? `${letters.get(first)?.initial}${sound}` : undefined;
};
