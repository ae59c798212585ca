/** Each letter of a group, and the first of the group. */
const mapToFirst = (groups: string[]): Map<string, string> =>
  new Map(groups.flatMap((letters) => [...letters].map((letter) => [letter, letters.slice(0, 1)] as const)));

/** Letters of the same sound and class, replaced by the most frequent one. */
const SAME = mapToFirst(['คฆฅ', 'ขฃ', 'ชฌ', 'ยญ', 'ดฎ', 'ตฏ', 'ถฐ', 'ทธฑฒ', 'นณ', 'พภ', 'สศษ', 'ลฬ', 'ไใ']);
/** At the end of a syllable more letters sound alike. */
const FINAL = mapToFirst(['กขค', 'ตดถทจชซส', 'บปพฟ', 'นรล']);

const SILENT = /[ก-ฮ][ิุ]?์/g;
const MARKS = /[็-๎]/g;
const CLUSTER = /([กขคตทปผพฟ])[รล](?=[ก-ฮะ-ู])/g;
const END = /(?<=[ัาิีึืุู]|[เแโ][ก-ฮ]|[ก-ฮ](?=[ก-ฮ]$))[ก-ฮ](?![ะ-ู])/g;

/**
 * A form that is the same for words that sound nearly alike: without tones, silenced letters and the ร or ล that people
 * leave out. ประมาน and ประมาณ, กะทรวง and กระทรวง, ภูเก็ท and ภูเก็ต.
 */
export const toSoundForm = (folded: string): string =>
  folded
    .replace(SILENT, '')
    .replace(MARKS, '')
    .replace(/รร(?=[ก-ฮ])/g, 'ั')
    .replace(/รร/g, 'ัน')
    .replace(/./g, (letter) => SAME.get(letter) ?? letter)
    .replace(CLUSTER, '$1')
    .replace(END, (letter) => FINAL.get(letter) ?? letter);
