import { hasPredicate } from './hasPredicate.ts';

/** A sentence and where it may be shortened: each joint is the offset of a subordinate clause. */
export interface Sentence {
  text: string;
  joints: number[];
}

// Thai has no full stop: a space separates clauses, names, numbers and sentences alike. The text on both sides decides
// which.

/** Words that always begin a sentence. */
const ALWAYS_BEGINS =
  /^(?:ทั้งนี้|นอกจาก(?:นี้|นั้น)|อย่างไรก็(?:ตาม|ดี)|(?:ใน)?ขณะเดียวกัน|พร้อม(?:กัน)?นี้|ในการนี้|ในโอกาสนี้|โอกาสนี้|ดังนั้น)/;
/** Words that begin a sentence when the one before is complete. */
const BEGINS =
  /^(?:อีกทั้ง|ต่อมา|จากนั้น|ล่าสุด|เบื้องต้น|ก่อนหน้านี้|ปัจจุบัน|ส่วน(?!ใหญ่|หนึ่ง|ราชการ|กลาง|ภูมิภาค|ท้องถิ่น|ตัว|แบ่ง|ต่าง|ร่วม|บุคคล)|ในส่วน|(?:ขณะที่|ด้าน) ?(?:นาย|นาง|น\.ส\.|พล\.|ดร\.|ผู้|ผศ|รศ|ศ\.|นพ\.|พญ\.))/;
const DOES =
  '(?:กล่าว|เปิดเผย|ระบุ|ชี้แจง|ยืนยัน|(?:เน้น)?ย้ำ|อธิบาย|เผย|ตอบ|ถาม|แถลง|มีมติ|เห็นชอบ|สั่งการ|มอบหมาย|พิพากษา|ได้(?!รับ|แก่)|จะ|ยัง|พบ|ประเมิน|เตรียม|กำหนด|เสนอ|ขอ(?!ง|น))';
/**
 * A person followed soon by a verb, after name and office, begins a sentence; without a verb the person is part of a
 * list.
 */
const PERSON_ACTS = new RegExp(
  `^(?:นาย(?!กสมาคม|อำเภอ|จ้าง|ทหาร|สถานี|แพทย์|ทะเบียน)|นาง|น\\.ส\\.|ดร\\.|ศ\\.|รศ\\.|ผศ\\.|พล\\.|พ\\.[ตอ]\\.|ร\\.[ตอ]\\.|นพ\\.|พญ\\.|โฆษก|ผู้สื่อข่าว)\\S*(?: \\S+){0,5}? ?${DOES}`,
);
const BODY_ACTS = new RegExp(
  `^(?:ที่ประชุม|คณะรัฐมนตรี|ครม\\.|รัฐบาล|กระทรวง|กรม|สำนักงาน(?!ใหญ่)|ศาล|ตำรวจ|เจ้าหน้าที่|ผู้ว่า)\\S*?(?: \\S+)?? ?${DOES}`,
);
/** Words before a space that always end a sentence. */
const ENDS =
  /(?:ต่อไป|อีกด้วย|เท่านั้น|เช่นกัน|(?:มาก|ยิ่ง|ดี|เร็ว)ขึ้น|ทันที|เป็นต้น|ตามลำดับ|แล้ว|กล่าว|ระบุ|ครับ|ค่ะ|เป็นครั้งแรก|ตามกฎหมาย|[!?])$/;
/** Words before a space that need the words after it. */
const GOES_ON =
  /(?:ว่า|คือ|ได้แก่|เช่น|อาทิ|ดังนี้|ที่|และ|หรือ|ของ|โดย|จาก|ใน|กับ|แก่|ให้|เพื่อ|ซึ่ง|ณ|มี|เป็น|วันที่|เวลา|จำนวน|ประมาณ|ราว|กว่า|ร้อยละ|พ\.ศ\.|ค\.ศ\.|นาย|นาง|นางสาว|ด้าน|ถึง|ตาม|ต่อ|ระหว่าง|[,:;/&(–-])$/;
/** An abbreviation with its dots, such as น.ส., พล.ต.อ. and จ.: its name follows. `น.` ends a time and no name. */
const ABBREVIATED = /(?:^|[\s“"(])(?!น\.$)(?:[ก-ฮ]{1,4}\.)+$/;
/** Words that begin a subordinate clause, without which a sentence is still complete. */
const SUBORDINATE =
  /^(?:โดย|ซึ่ง|เพื่อ|พร้อม|รวม(?:ถึง|ทั้ง)|ตลอดจน|ทำให้|ส่งผล|หลัง|เนื่องจาก|เพราะ|จนถึง|อันเป็น|ประกอบด้วย|ได้แก่|เช่น|อาทิ|จึง|เมื่อ|ภายใต้|ขณะที่)/;
/** Words that join clauses of one sentence. */
const CONNECTS = /^(?:และ|แต่|หาก|ก่อน)/;
/** Words after a space that always belong to the clause before it. */
const BELONGS =
  /^(?:ๆ|ฯลฯ|[()”’,:;/&–-]|[\d๐-๙]|บาท|คน|ราย|น\.|พ\.ศ\.|ว่า|หรือ|กับ|ของ(?!กลาง)|ณ |ใน|จาก|เป็น|ถึง|จำนวน|มูลค่า|ที่|ได้|ก็|นั้น|[a-z])/i;

/** Quoted words, whose speaker is named after them. */
const QUOTATION = /^(?:“[^”]*”|"[^"]*")$/;

/** How many characters before a space are examined for how a clause ends. */
const MAX_ENDING_LENGTH = 40;
/** The longest sentence; the rest of a longer text is not searched. */
const MAX_SENTENCE_LENGTH = 1000;

const CLOSING: Record<string, string> = { '"': '"', '“': '”', '‘': '’', '(': ')', '[': ']' };

/** The sentences of a paragraph, word for word, and where each may be shortened. */
export function splitSentences(paragraph: string): Sentence[] {
  const isInside = createEnclosureCheck(paragraph);
  const sentences: Sentence[] = [];
  let start = 0;
  let joints: number[] = [];
  for (let space = paragraph.indexOf(' '); space !== -1; space = paragraph.indexOf(' ', space + 1)) {
    if (isInside(space)) continue;
    const before = paragraph.slice(start, space);
    const behind = paragraph.slice(space + 1, space + 160);
    if (isBoundary(before, behind)) {
      sentences.push({ text: before, joints });
      start = space + 1;
      joints = [];
    } else if (
      SUBORDINATE.test(behind) &&
      !GOES_ON.test(before.slice(-MAX_ENDING_LENGTH)) &&
      !isCounted(before, behind)
    )
      joints.push(before.length);
  }
  sentences.push({ text: paragraph.slice(start), joints });
  return sentences;
}

function isBoundary(before: string, behind: string): boolean {
  const ending = before.slice(-MAX_ENDING_LENGTH);
  const isSearched = before.length <= MAX_SENTENCE_LENGTH;
  if (GOES_ON.test(ending) || ABBREVIATED.test(ending) || (isSearched && QUOTATION.test(before))) return false;
  if (ALWAYS_BEGINS.test(behind)) return true;
  const ends = ENDS.test(ending) && ![SUBORDINATE, CONNECTS, BELONGS].some((sign) => sign.test(behind));
  if (!ends && !BEGINS.test(behind) && !PERSON_ACTS.test(behind) && !BODY_ACTS.test(behind)) return false;
  return !isSearched || hasPredicate(before);
}

/** Whether a reader may take breath at the space between these two: not within a name, a number or a date. */
export function isBreath(before: string, behind: string): boolean {
  const ending = before.slice(-MAX_ENDING_LENGTH);
  return !(GOES_ON.test(ending) || ABBREVIATED.test(ending) || BELONGS.test(behind));
}

/** Whether หลัง counts houses (40 หลัง) and does not mean “after”. */
function isCounted(before: string, behind: string): boolean {
  return /\d$/.test(before) && behind.startsWith('หลัง');
}

/** Whether an offset lies within quotation marks or brackets that are closed again in this paragraph. */
function createEnclosureCheck(text: string): (at: number) => boolean {
  const inside = new Uint8Array(text.length);
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const close = CLOSING[text.charAt(at)];
    if (close === undefined || unclosed.has(close)) continue;
    const end = text.indexOf(close, at + 1);
    if (end === -1) unclosed.add(close);
    else {
      inside.fill(1, at, end);
      at = end;
    }
  }
  return (at) => inside[at] === 1;
}
