import { toDigitWords, toNumberWords } from './numbers.ts';

const LETTERS = new Map(
  'A เอ,B บี,C ซี,D ดี,E อี,F เอฟ,G จี,H เอช,I ไอ,J เจ,K เค,L แอล,M เอ็ม,N เอ็น,O โอ,P พี,Q คิว,R อาร์,S เอส,T ที,U ยู,V วี,W ดับเบิลยู,X เอ็กซ์,Y วาย,Z แซด'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

const KNOWN = new Map(
  'thai ไทย,pbs พีบีเอส,covid โควิด,facebook เฟซบุ๊ก,google กูเกิล,youtube ยูทูบ,line ไลน์,twitter ทวิตเตอร์,tiktok ติ๊กต็อก,instagram อินสตาแกรม,online ออนไลน์,live ไลฟ์,app แอป,apple แอปเปิล,microsoft ไมโครซอฟต์,nato นาโต,asean อาเซียน,apec เอเปก,unesco ยูเนสโก,unicef ยูนิเซฟ,opec โอเปก,news นิวส์,the เดอะ,and แอนด์,of ออฟ,smart สมาร์ต,city ซิตี,bangkok แบงค็อก,thailand ไทยแลนด์,world เวิลด์,new นิว,open โอเพน,first เฟิสต์,sms เอสเอ็มเอส'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

const CONSONANTS: Record<string, string> = {
  b: 'บ',
  c: 'ค',
  ch: 'ช',
  d: 'ด',
  f: 'ฟ',
  g: 'ก',
  h: 'ฮ',
  j: 'จ',
  k: 'ค',
  kh: 'ค',
  l: 'ล',
  m: 'ม',
  n: 'น',
  p: 'พ',
  ph: 'ฟ',
  q: 'ค',
  r: 'ร',
  s: 'ส',
  sh: 'ช',
  t: 'ท',
  th: 'ท',
  v: 'ว',
  w: 'ว',
  x: 'ซ',
  y: 'ย',
  z: 'ซ',
  '': 'อ',
};
const CLOSING: Record<string, string> = {
  b: 'บ',
  c: 'ก',
  d: 'ด',
  f: 'ฟ',
  g: 'ก',
  k: 'ก',
  l: 'ล',
  m: 'ม',
  n: 'น',
  p: 'ป',
  s: 'ส',
  t: 'ต',
  x: 'ก',
};
/** A vowel as Thai writes it around its consonant `_`, open and closed. */
const VOWELS: Record<string, [open: string, closed: string]> = {
  a: ['_า', 'แ_'],
  e: ['เ_', 'เ_'],
  i: ['_ิ', '_ิ'],
  o: ['โ_', '_อ'],
  u: ['_ู', '_ั'],
  ee: ['_ี', '_ี'],
  oo: ['_ู', '_ู'],
  ai: ['ไ_', 'เ_'],
  ay: ['เ_', 'เ_'],
  au: ['_อ', '_อ'],
  ou: ['เ_า', '_ู'],
  ow: ['โ_', 'โ_'],
  ea: ['_ี', '_ี'],
  oa: ['โ_', 'โ_'],
  y: ['_ี', '_ี'],
  ie: ['_ี', '_ี'],
};
const SYLLABLE =
  /(ch|sh|th|ph|kh|[bcdfghjklmnpqrstvwxz]|y(?=[aeiou])|)(ee|oo|ai|ay|au|ou|ow|ea|oa|ie|[aeiouy])((?:ng|[bcdfgklmnpstx])(?![aeiouyh]))?/y;

/**
 * The Thai words for a Latin word with its digits: acronyms are spelt (`PM2.5` → พี เอ็ม สอง จุด ห้า), others are
 * written roughly as they sound.
 */
export const toLatinWords = (written: string): string[] =>
  [...written.matchAll(/[A-Za-z]+|\d+(?:\.\d+)?/g)].flatMap(([part]) => {
    if (/^\d/.test(part)) return part.length > 4 ? toDigitWords(part) : toNumberWords(part);
    const known = KNOWN.get(part.toLowerCase());
    if (known) return [known];
    const acronym = part.length < 3 || /^[A-Z]+$/.test(part.slice(0, 12)) || !/[aeiouy]/i.test(part);
    return acronym ? spelled(part) : [transcribed(part.toLowerCase())];
  });

const spelled = (letters: string): string[] =>
  [...letters.toUpperCase()].flatMap((letter) => LETTERS.get(letter) ?? []);

/** A Latin word in Thai letters; letters that fit into no syllable are left out. */
const transcribed = (word: string): string => {
  let thai = '';
  for (let at = 0; at < word.length; ) {
    SYLLABLE.lastIndex = at;
    const result = SYLLABLE.exec(word);
    if (!result) {
      at++;
      continue;
    }
    const [whole, initial = '', vowel = '', final = ''] = result;
    const closing = final === 'ng' ? 'ง' : (CLOSING[final] ?? '');
    const silentE = vowel === 'e' && final === '' && at > 0 && SYLLABLE.lastIndex === word.length;
    const [open = '_', closed = '_'] = VOWELS[vowel] ?? [];
    if (silentE) thai += CLOSING[initial] ?? '';
    else thai += (closing ? closed : open).replace('_', CONSONANTS[initial] ?? '') + closing;
    at += whole.length;
  }
  return thai;
};
