import { toDigitWords, toNumberWords } from './numbers.ts';

const LETTERS = new Map(
  'A เอ,B บี,C ซี,D ดี,E อี,F เอฟ,G จี,H เอช,I ไอ,J เจ,K เค,L แอล,M เอ็ม,N เอ็น,O โอ,P พี,Q คิว,R อาร์,S เอส,T ที,U ยู,V วี,W ดับเบิลยู,X เอ็กซ์,Y วาย,Z แซด'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The names and English words that are frequent in the news. */
const KNOWN = new Map(
  `
academy อะคาเดมี · agenda อะเจนดา · aids เอดส์ · air แอร์
airlines แอร์ไลน์ · airport แอร์พอร์ต · airways แอร์เวย์ · america อเมริกา · and แอนด์
android แอนดรอยด์ · aoc เอโอซี · apec เอเปก · app แอป · apple แอปเปิล · application แอปพลิเคชัน · area แอเรีย · art อาร์ต · asean อาเซียน
asia เอเชีย · award อะวอร์ด · awards อะวอร์ด · bangkok แบงค็อก · bank แบงก์ · best เบสต์ · big บิ๊ก · bio ไบโอ · bot บอต · bridge บริดจ์
bus บัส · business บิซิเนส · call คอล · car คาร์ · carbon คาร์บอน · card การ์ด · care แคร์ · cash แคช · center เซ็นเตอร์ · centre เซ็นเตอร์
chat แชต · chatgpt แชตจีพีที · check เช็ก · china ไชนา · circular เซอร์คูลาร์ · city ซิตี · clinic คลินิก · cloud คลาวด์ · club คลับ
conference คอนเฟอเรนซ์ · contact คอนแท็กต์ · control คอนโทรล · covid โควิด · creative ครีเอทีฟ · credit เครดิต · cup คัพ · cyber ไซเบอร์
data ดาต้า · day เดย์ · design ดีไซน์ · digital ดิจิทัล · doctor ด็อกเตอร์ · drive ไดรฟ์ · driver ไดรเวอร์ · drug ดรัก · eco อีโค
economy อีโคโนมี · email อีเมล · energy เอเนอร์จี · event อีเวนต์ · expo เอ็กซ์โป · facebook เฟซบุ๊ก · fair แฟร์ · fanpage แฟนเพจ
fashion แฟชั่น · festival เฟสติวัล · fifa ฟีฟ่า · film ฟิล์ม · first เฟิสต์
food ฟู้ด · forum ฟอรัม · free ฟรี · fruit ฟรุต · fund ฟันด์ · future ฟิวเจอร์
game เกม · games เกม · gate เกต · gistda จิสด้า · global โกลบอล
good กู๊ด · google กูเกิล · grab แกร็บ · grand แกรนด์ · green กรีน · group กรุ๊ป
health เฮลท์ · home โฮม · hospital ฮอสพิทัล · hotel โฮเทล · house เฮาส์ · huawei หัวเว่ย · hub ฮับ · index อินเด็กซ์ · india อินเดีย
innovation อินโนเวชัน · instagram อินสตาแกรม · international อินเตอร์เนชันแนล · internet อินเทอร์เน็ต
interpol อินเตอร์โพล · iphone ไอโฟน · japan เจแปน · kit คิต
korea โคเรีย · krung กรุง · krungthai กรุงไทย · land แลนด์ · landbridge แลนด์บริดจ์ · lazada ลาซาด้า · league ลีก · life ไลฟ์ · like ไลก์
line ไลน์ · link ลิงก์ · live ไลฟ์ · mail เมล · mall มอลล์ · market มาร์เก็ต · marketing มาร์เก็ตติง · master มาสเตอร์ · max แม็กซ์
media มีเดีย · medical เมดิคัล · meeting มีตติง · meta เมตา · microsoft ไมโครซอฟต์ · mini มินิ · mobile โมบาย · model โมเดล · money มันนี
motor มอเตอร์ · move มูฟ · music มิวสิก · nasa นาซา · national เนชันแนล
nato นาโต · net เน็ต · netflix เน็ตฟลิกซ์ · new นิว · news นิวส์ · next เน็กซ์
of ออฟ · office ออฟฟิศ · one วัน · online ออนไลน์ · opec โอเปก · open โอเพน · openai โอเพนเอไอ · otop โอทอป · page เพจ · park พาร์ก
passport พาสปอร์ต · pay เพย์ · pbs พีบีเอส · plan แพลน · platform แพลตฟอร์ม · plaza พลาซา · plus พลัส · port พอร์ต · post โพสต์
power เพาเวอร์ · pro โปร · program โปรแกรม · project โปรเจกต์ · quick ควิก · rail เรล · rate เรต · rice ไรซ์ · road โรด · roadmap โรดแมป
robot โรบอต · safe เซฟ · safety เซฟตี · samsung ซัมซุง · school สกูล
score สกอร์ · security ซีเคียวริตี · service เซอร์วิส · set เซต · share แชร์
shopee ช้อปปี · show โชว์ · smart สมาร์ต · sms เอสเอ็มเอส · social โซเชียล · soft ซอฟต์ · sport สปอร์ต · sports สปอร์ต · star สตาร์
start สตาร์ต · startup สตาร์ตอัป · startups สตาร์ตอัป · stop สต็อป · street สตรีต · strong สตรอง · student สติวเดนต์ · summit ซัมมิต
super ซูเปอร์ · system ซิสเต็ม · team ทีม · tech เทค · technology เทคโนโลยี · telegram เทเลแกรม · tesla เทสลา · test เทสต์ · thai ไทย
thaid ไทยดี · thailand ไทยแลนด์ · the เดอะ · tiktok ติ๊กต็อก · time ไทม์ · top ท็อป · tour ทัวร์ · tower ทาวเวอร์ · trade เทรด · train เทรน
training เทรนนิง · travel ทราเวล · twitter ทวิตเตอร์ · two ทู · uefa ยูฟ่า
unesco ยูเนสโก · unicef ยูนิเซฟ · unicorn ยูนิคอร์น · university ยูนิเวอร์ซิตี · vat แวต
visa วีซ่า · wallet วอลเล็ต · water วอเทอร์ · way เวย์ · web เว็บ · website เว็บไซต์ · week วีก · wifi ไวไฟ · work เวิร์ก · working เวิร์กกิง
workshop เวิร์กช็อป · world เวิลด์ · year เยียร์ · youtube ยูทูบ · zero ซีโร · zone โซน · zoom ซูม
`
    .split(/[·\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string])
    .filter((pair) => pair.length === 2),
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
  ng: 'ง',
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
  ar: ['_า', '_า'],
  er: ['เ_อ', 'เ_อ'],
  ir: ['เ_อ', 'เ_อ'],
  or: ['_อ', '_อ'],
  ur: ['เ_อ', 'เ_อ'],
};
/** The sound of a vowel before a consonant and a silent e: trade → เทรด. */
const LONG: Record<string, string> = { a: 'เ_', i: 'ไ_', o: 'โ_' };
const SYLLABLE = new RegExp(
  [
    '(s(?=[cklmnptw])|)',
    '(ch|sh|th|ph|kh|[bcdfgkpt](?=[lr])|[bcdfghjklmnpqrstvwxz]|y(?=[aeiou])|)',
    '([lr]|)',
    '([aeiou]r(?![aeiouy])|ee|oo|ai|ay|au|ou|ow|ea|oa|ie|[aeiouy])',
    '((?:ng|[bcdfgklmnpstx])(?![aeiouyh])|[bcdfgklmnpstvz](?=e(?![a-z])))?',
  ].join(''),
  'y',
);

/**
 * The Thai words for a Latin word with its digits: acronyms are spelt (`PM2.5` → พี เอ็ม สอง จุด ห้า), others are
 * written roughly as they sound.
 */
export const toLatinWords = (written: string): string[] =>
  [...written.matchAll(/[A-Za-z]+|\d+(?:\.\d+)?/g)].flatMap(([part]) => {
    if (/^\d/.test(part)) return part.length > 4 ? toDigitWords(part) : toNumberWords(part);
    const known = KNOWN.get(part.toLowerCase());
    if (known) return [known];
    if (/^[A-Z]{2,}s$/.test(part)) return spellLetters(part.slice(0, -1));
    const acronym = part.length < 3 || /^[A-Z]+$/.test(part.slice(0, 12)) || !/[aeiouy]/i.test(part);
    return acronym ? spellLetters(part) : [transcribeWord(part.toLowerCase())];
  });

const spellLetters = (letters: string): string[] =>
  [...letters.toUpperCase()].flatMap((letter) => LETTERS.get(letter) ?? []);

/** A Latin word in Thai letters; letters that fit into no syllable are left out. */
const transcribeWord = (word: string): string => {
  let thai = '';
  for (let at = 0; at < word.length; ) {
    SYLLABLE.lastIndex = at;
    const result = SYLLABLE.exec(word);
    if (!result) {
      at++;
      continue;
    }
    const [whole, hiss = '', initial = '', liquid = '', vowel = '', final = ''] = result;
    const isLong = final !== '' && word[SYLLABLE.lastIndex] === 'e';
    const closing = final === 'c' && isLong ? 'ส' : (CLOSING[final] ?? '');
    const isSilentE = vowel === 'e' && final === '' && at > 0 && SYLLABLE.lastIndex === word.length;
    const isSoft = initial === 'c' && liquid === '' && /^[eiy]/.test(vowel);
    const onset = (isSoft ? 'ซ' : CONSONANTS[initial]) + (liquid && (CONSONANTS[liquid] ?? ''));
    const [open = '_', closed = '_'] = VOWELS[vowel] ?? [];
    if (hiss) thai += 'สะ';
    if (isSilentE) thai += isSoft ? 'ส' : (CLOSING[initial] ?? '');
    else thai += ((isLong && LONG[vowel]) || (closing ? closed : open)).replace('_', onset) + closing;
    at += whole.length;
  }
  return thai;
};
