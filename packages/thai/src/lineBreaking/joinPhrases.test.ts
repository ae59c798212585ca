import { describe, expect, test } from 'vitest';
import { joinPhrases } from './joinPhrases.ts';
import { removeJoiners } from './removeJoiners.ts';
import { findRepeatedPhrases } from './repeatedPhrases.ts';

/** A text with its joiners made visible: · is a joiner, _ a no-break space. */
const shown = (text: string, names?: string[]) =>
  joinPhrases(text, names)
    .replace(/[\u200c\u2060]/g, '·')
    .replaceAll('\u00a0', '_');

/** The parts of a text with joiners that a browser keeps on one line. */
function unbreakable(set: string): string[] {
  const starts = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(set), ({ index }) => index);
  const mayBreak = starts.filter((at) => !/[\u200c\u2060]/.test(set.slice(Math.max(0, at - 1), at + 1)));
  return mayBreak.map((at, index) => removeJoiners(set.slice(at, mayBreak[index + 1])));
}

test.each([
  ['งบท้องถิ่น', 'งบท้อง·ถิ่น'],
  ['ผู้เสียหาย 238 คน สูญกว่า 126 ล้านบาท', 'ผู้·เสีย·หาย 238_คน สูญกว่า·_126_ล้าน·บาท'],
  ['ชนะ 3-2 เซต', 'ชนะ 3-·2_เซต'],
  ['ตลาดเปิด 05.30-11.00 น.', 'ตลาด·เปิด 05.30-·11.00_น.'],
  ['ด้วยคะแนน 312 ต่อ 97', 'ด้วยคะแนน 312_ต่อ·_97'],
  ['ร้อยละ 82 ของทั้งหมด', 'ร้อย·ละ·_82 ของ·ทั้งหมด'],
  ['วันที่ 5 ธ.ค. 2569 ที่ผ่านมา', 'วัน·ที่·_5_ธ.ค._2569 ที่·ผ่าน·มา'],
  ['เช้านี้รถผ่าน', 'เช้า·นี้รถผ่าน'],
  ['ของปีนี้ คืนนี้', 'ของ·ปี·นี้ คืน·นี้'],
  ['ต่าง ๆ นานา', 'ต่าง·_ๆ นานา'],
  ['ฝุ่น PM 2.5', 'ฝุ่น PM_2.5'],
  ['นายสมชาย', 'นาย·สมชาย'],
  ['ผู้ประกอบการวิสาหกิจชุมชน', 'ผู้·ประกอบ·การวิสาหกิจ·ชุมชน'],
  ['รับหลักการร่างกฎหมาย', 'รับหลัก·การร่าง·กฎหมาย'],
  ['ช่างทอผ้าใช้เวลากี่วัน', 'ช่าง·ทอ·ผ้าใช้เวลากี่·วัน'],
  ['สั่งการทุกหน่วยงาน', 'สั่ง·การทุก·หน่วย·งาน'],
  ['ตลาดเปิดแล้ว ชวนช่วยกันซ่อมเอง', 'ตลาดเปิด·แล้ว ชวน·ช่วย·กันซ่อม·เอง'],
  ['รายละ 50 บาท', 'ราย·ละ·_50_บาท'],
  ['กำลังซ่อมครั้งแรก', 'กำลัง·ซ่อมครั้ง·แรก'],
  ['ขายหมดใน 18 นาที', 'ขายหมด·ใน·_18_นาที'],
  ['เด็กหญิงวัย 15 วิ่งตอนตี 3', 'เด็ก·หญิง·วัย·_15 วิ่ง·ตอน·ตี·_3'],
  ['ผู้โดยสารเพิ่มเท่าตัว', 'ผู้·โดยสารเพิ่มเท่า·ตัว'],
])('joinPhrases joins the phrases of %s as in %s', (text, set) => {
  expect(shown(text)).toBe(set);
});

test.each([
  ['ป้องกันฝุ่นของโรงเรียนและชุมชน', ['ป้องกัน', 'ฝุ่น', 'ของโรงเรียน', 'และชุมชน']],
  ['ปิดถนนทุกเช้า คืนทางให้คนเดิน', ['ปิด', 'ถนน', 'ทุกเช้า', ' ', 'คืนทาง', 'ให้คน', 'เดิน']],
  ['คดีหลอกลงทุนผ่านแอป สูญเงินออม', ['คดี', 'หลอก', 'ลงทุน', 'ผ่านแอป', ' ', 'สูญเงิน', 'ออม']],
])('the lines of %s end neither with a word that leads to the next, nor one word away from a space', (text, parts) => {
  expect(unbreakable(joinPhrases(text))).toEqual(parts);
});

test('a listed name is not broken, even where it contains other words', () => {
  const text = 'การคืนลายรดน้ำให้วังสราญธารา และราชรัฐเซเลนใช้ลม';
  const set = shown(text, ['วังสราญธารา', 'ราชรัฐเซเลน']);
  expect(set).toContain('วัง·สราญ·ธารา');
  expect(set).toMatch(/รัฐ·เซ·?เลน/);
});

test('a chain of joined words has at most 13 wide characters', () => {
  const set = joinPhrases('รัฐมนตรีว่าการกระทรวงมหาดไทยประชุมคณะกรรมการป้องกันและปราบปรามยาเสพติดแห่งชาติที่ทำเนียบรัฐบาล');
  const chains = unbreakable(set);
  expect(chains.length).toBeGreaterThan(6);
  expect(Math.max(...chains.map((chain) => chain.replace(/[\u0e31\u0e34-\u0e4e]/g, '').length))).toBeLessThanOrEqual(
    13,
  );
});

describe('any text', () => {
  test.each([
    '',
    ' ',
    'a b',
    'ก',
    '5',
    '5 5 5',
    'ๆ ๆ',
    '“สุริยะ” ลั่น!',
    '😀 5 😀',
    '1-',
    'ก'.repeat(300),
    '5 คน '.repeat(50),
  ])('%j is unchanged without its joiners, and joining again changes nothing', (text) => {
    const set = joinPhrases(text);
    expect(removeJoiners(set)).toBe(removeJoiners(text));
    expect(joinPhrases(removeJoiners(set))).toBe(set);
  });
});

test('findRepeatedPhrases finds phrases of the headline that the text repeats as names', () => {
  const headline = 'ชาวปากน้ำใสร่วมกับประชาชนที่วังสราญธารา ใกล้เขาเพชรพันธุ์';
  const text = `${headline}\nเดินไปปากน้ำใส และกลับวังสราญธารา เพื่อประชุมร่วมกับประชาชน ประชุมร่วมกับประชาชน`;
  expect(findRepeatedPhrases(headline, text)).toEqual(expect.arrayContaining(['วังสราญธารา', 'ปากน้ำใส']));
  expect(findRepeatedPhrases(headline, text).join()).not.toMatch(/ประชาชน|ร่วม|เพชร/);
  expect(findRepeatedPhrases('', 'วังสราญธารา วังสราญธารา')).toEqual([]);
});
