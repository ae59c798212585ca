import { hasPredicate, type Sentence } from '../text/index.ts';

/** The shortest and the longest point, in characters. */
const MIN_LENGTH = 45;
const MAX_LENGTH = 280;
/** A longer sentence, in characters, loses its last subordinate clauses to be easy to read. */
const READABLE_LENGTH = 200;

const BOILERPLATE =
  /ติดตาม(?:ข่าว|ข้อมูลข่าว|รายละเอียด|ชม|ได้ที่)|อ่าน(?:ข่าว|ต่อ|รายละเอียด)?เพิ่มเติม|(?:สอบถาม|ดู|ศึกษา)(?:ข้อมูล|รายละเอียด|ได้)?\S*เพิ่มเติม|ข่าวที่เกี่ยวข้อง|คลิก|ดาวน์โหลด|เรียบเรียง|^(?:ภาพ|ที่มา|เครดิต|ขอบคุณ|หมายเหตุ|แหล่ง|ข่าว|รายงาน|โทร|อ้างอิง)\s?\S*\s?[:.]|\/\/\/|\*\*|_{3}|={3}|https?:|#\S|www\.|(?:facebook|line|tiktok|youtube|instagram)\b|โทร(?:ศัพท์)?\.? ?0|ขอเชิญชวน|ขอบคุณ|ขอแสดงความ/i;
/** A sentence that depends on the one before, or is a question. */
const LEANS =
  /^(?:โดย|ซึ่ง|และ|หรือ|แต่|จน|เพราะ|จึง|ก็|แล้ว|ยัง|เขา|เธอ|ตน|ดังกล่าว|จากนั้น|ต่อจาก|ต่อมา|เรื่องนี้|ทำให้|ส่งผล|เพื่อ|เช่น|อาทิ|ดังนั้น|ได้|จะ|ต้อง|เป็น|กลับ|มอบหมาย|นำ(?!โดย)|สามารถ|ตามที่|รวม(?:ทั้ง|ถึง|ไป)|อีกทั้ง|อย่าง|ส่วนที่|พร้อม|ว่า|ที่(?!ประชุม)|ในส่วน|ในการนี้|ในโอกาสนี้|ให้|ขณะที่|วันนี้(?:จะ|ได้)|ผู้สื่อข่าวถาม|เมื่อถาม|[a-z,;:)&])|หรือไม่$/;
/** Words that join a sentence to the one before and can be left out. */
const JOINING =
  /^(?:(?:ทั้งนี้|นอกจาก(?:นี้|นั้น)|อย่างไรก็(?:ตาม|ดี)|(?:ใน)?ขณะเดียวกัน|พร้อมกันนี้|อีกทั้ง) ?(?!ยัง)|(?:ขณะที่|ด้าน) ?(?=นาย|นาง|น\.ส\.|พล\.|ดร\.|ผู้|นพ\.|พญ\.|บริษัท|ชมรม|สมาคม|กลุ่ม|ตัวแทน|กระทรวง|กรม|จังหวัด|ตำรวจ|เจ้าหน้าที่|ฝ่าย)|ส่วน(?!ที่|ใหญ่|หนึ่ง|ราชการ|กลาง|ภูมิภาค|ท้องถิ่น|ตัว|แบ่ง|ต่าง|ร่วม|บุคคล| ))/;
/** A sentence that announces something that only follows after it. */
const UNFINISHED =
  /(?:ว่า|ได้แก่|นั้น|ผล|การ|ความ|คือ|เช่น|อาทิ|และ|หรือ|ที่|โดย|ประกอบด้วย|พร้อมด้วย|ร่วมกับ|[,:;“‘(–-])$|ดัง(?:ต่อไป)?นี้|\.\.\.$/;
/** Clauses that cannot be left out, because they change the meaning of the rest. */
const TAKES_BACK = / (?:แต่(?!อย่างใด)|ยกเว้น|เว้นแต่|หาก|ถ้า|อย่างไรก็|ทั้งที่|ไม่รวม)/;
/** How far beyond a cut such a word is searched for, in characters. */
const MAX_CLAUSE_LENGTH = 90;
const SAYS = /(?<!ดัง)กล่าว|ระบุ|เปิดเผย|ชี้แจง|บอก|ย้ำ|อธิบาย|ยืนยัน|แถลง|เล่า|ตอบ|เผย|อภิปราย|เห็นว่า|ประกาศ|ยอมรับ/;
const FIRST_PERSON = /(?:^|[^ก-๎])(?:ผม|ดิฉัน|เรา|พวกเรา|กระผม)|ครับ|ค่ะ/;

/** Whether a text names its source. */
export function isAttributed(text: string): boolean {
  return SAYS.test(text.replace(/“[^”]*”|"[^"]*"/g, ''));
}

/**
 * Makes a sentence a point: shortened, and without the words that join it to the one before; null when it makes no
 * sense alone.
 */
export function toPoint({ text: whole, joints }: Sentence): string | null {
  const sentence = whole.replace(JOINING, '');
  const from = whole.length - sentence.length;
  const text =
    sentence.length > READABLE_LENGTH
      ? shortenSentence(
          sentence,
          joints.map((joint) => joint - from),
        )
      : sentence.trim();
  if (!isWhole(text) || text.length > MAX_LENGTH || BOILERPLATE.test(text) || LEANS.test(text)) return null;
  // a quotation or a sentence in the first person must name its speaker
  return (/^[“"‘]/.test(text) || FIRST_PERSON.test(text)) && !isAttributed(text) ? null : text;
}

/**
 * A long sentence without its last clauses: the longest part within {@link READABLE_LENGTH}, else the whole sentence,
 * or its shortest usable part when it is too long.
 */
function shortenSentence(sentence: string, joints: number[]): string {
  const whole = joints
    .filter((joint) => joint <= MAX_LENGTH && !TAKES_BACK.test(sentence.slice(joint, joint + MAX_CLAUSE_LENGTH)))
    .map((joint) => sentence.slice(0, joint).trim())
    .filter(isWhole);
  const readable = whole.findLast((text) => text.length <= READABLE_LENGTH);
  return readable ?? (sentence.length <= MAX_LENGTH ? sentence : (whole[0] ?? sentence)).trim();
}

function isWhole(text: string): boolean {
  return text.length >= MIN_LENGTH && !UNFINISHED.test(text) && isBalanced(text) && hasPredicate(text);
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count('“') === count('”') && count('‘') === count('’') && count('(') === count(')') && count('"') % 2 === 1;
}
