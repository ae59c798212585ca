import { DATE_LOCALES, foldThai, listOtherYears, listWords, loadLexicon } from '@sala/thai';

/** Consonants alone: four or more, because a part of a single letter belongs to its word also in the index (บช.น.). */
const CONSONANTS = /^[ก-ฮ]{4,7}$/;
const SHORTEST_PART = 2;

/**
 * The other forms in which a word of a search may be in an article, each as the words that it has in the index, side by
 * side: a year in its other notation, a month's name short or in full, a name in its other script, and an abbreviation
 * with its dots.
 */
export function listOtherForms(word: string): string[][] {
  return [
    ...listOtherYears(word).map((year) => [year]),
    ...(OTHER_MONTHS.get(word) ?? []),
    ...(OTHER_SCRIPTS.get(word) ?? []),
    ...listAbbreviationParts(word),
  ];
}

const OTHER_MONTHS = new Map<string, string[][]>();
const { months } = DATE_LOCALES['th-TH'];
for (const [month, name] of months.full.entries()) {
  const full = foldThai(name);
  const short = listWords(months.abbreviated[month] ?? '');
  OTHER_MONTHS.set(full, [short]);
  // as people type it: เมย
  OTHER_MONTHS.set(short.join(''), short.length === 1 ? [[full]] : [[full], short]);
}

/** The names that Thai news writes in both scripts, often in one article. */
const NAMES_IN_TWO_SCRIPTS =
  'ai เอไอ,apec เอเปค,asean อาเซียน,bitcoin บิตคอยน์,brics บริกส์,covid โควิด,eu อียู,ev อีวี,facebook เฟซบุ๊ก,gdp จีดีพี,' +
  'google กูเกิล,instagram อินสตาแกรม,landbridge แลนด์บริดจ์,line ไลน์,nato นาโต,netflix เน็ตฟลิกซ์,opec โอเปก,otop โอทอป,' +
  'qr คิวอาร์,sme เอสเอ็มอี,smes เอสเอ็มอี,tiktok ติ๊กต็อก,twitter ทวิตเตอร์,un ยูเอ็น,unesco ยูเนสโก,unicef ยูนิเซฟ,youtube ยูทูบ';

const OTHER_SCRIPTS = new Map<string, string[][]>();
for (const pair of NAMES_IN_TWO_SCRIPTS.split(',')) {
  const [latin = '', thai = ''] = pair.split(' ');
  const words = listWords(thai);
  OTHER_SCRIPTS.set(latin, [words]);
  if (words.length === 1) OTHER_SCRIPTS.set(thai, [[latin]]);
}

/** The two words that รพสต is in รพ.สต.; none for a word of the lexicon. */
function listAbbreviationParts(word: string): string[][] {
  if (!CONSONANTS.test(word) || loadLexicon().has(word)) return [];
  const cuts = Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, at) => at + SHORTEST_PART);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]);
}
