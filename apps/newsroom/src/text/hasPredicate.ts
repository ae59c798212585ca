import { listWords } from '@sala/thai';

// verbs of news sentences, as the word splitter gives them, without verbs that occur in names of offices, too (ประชุม,
// พัฒนา)
const VERBS = new Set(
  (
    'ได้ จะ มี เป็น อยู่ พบ ขอ ต้อง สามารถ ยัง คือ เปิด ปิด ส่ง รับ จัด ลง กล่าว เปิดเผย เผย ระบุ ย้ำ ชี้แจง แถลง ยืนยัน เตือน แนะ แนะนำ เห็น ชอบ ' +
    'เตรียม เร่ง สั่ง กำชับ มอบ มอบหมาย อนุมัติ เสนอ หารือ จับกุม จับ เสียชีวิต บาดเจ็บ เพิ่ม ลด เกิด ถูก กำหนด ตั้ง ช่วย ขยาย ผลักดัน เดิน ขับ ' +
    'เริ่ม ชนะ แพ้ คว้า ดำเนิน คาด ประเมิน มุ่ง เน้น ติดตาม ต้อนรับ ขึ้น ไม่ ใช้ เข้า ออก ให้ ทำ นำ ร่วม แสดง สะท้อน ตรวจ เยือน เยี่ยม เรียกร้อง ' +
    'ขับเคลื่อน ยกระดับ ตรวจสอบ แลกเปลี่ยน หลอกลวง จดทะเบียน ปรับ ครอง ยิง ถือ กลับ แจ้ง อธิบาย บอก เชื่อ หวัง ดู ผ่าน ลุกลาม ล้น ท่วม'
  ).split(' '),
);
/** A part that depends on a clause: an opening, an apposition, a relative clause. */
const HANGS_ON =
  /^(?:จาก|เนื่องจาก|หลัง|ภายหลัง|ใน|เพื่อ|หาก|เมื่อ|กรณี|ตามที่|ด้วย|สำหรับ|ปัจจุบัน|ที่(?!ประชุม)|ซึ่ง|โดย|ของ|อัน|ตนใน|พร้อม)/;
/** Words that make a noun or a relative clause of the verb after them. */
const NOUN_OF = new Set(['การ', 'ความ', 'ข้อ', 'ผู้', 'ที่']);
const MIN_LENGTH = 12;

/** True when a sentence has a predicate: a verb behind its last “ว่า” that is not only in a subordinate clause. */
export function hasPredicate(sentence: string): boolean {
  const main = sentence
    .slice(findActionStart(sentence))
    .trim()
    // verbs inside a name in quotation marks do not count
    .replace(/(?<=\S )“[^”]*”/g, '')
    .split(' ')
    .filter((part) => !HANGS_ON.test(part))
    .join(' ');
  const words = listWords(main);
  return main.length >= MIN_LENGTH && words.some((word, at) => VERBS.has(word) && !NOUN_OF.has(words[at - 1] ?? ''));
}

/**
 * The offset at which the reported or ordered action begins: after “กล่าวว่า” and “ให้ นาย…”, else at the beginning.
 */
function findActionStart(sentence: string): number {
  const match = [...sentence.matchAll(/(?<!รับ|ผู้|เรียก|หมาย|กล)ว่า(?= |[“"])|ให้(?= (?:นาย|นาง|น\.ส\.|พล\.))/g)].at(-1);
  return match ? match.index + match[0].length : 0;
}
