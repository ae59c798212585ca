import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const texts = (paragraph: string) => splitSentences(paragraph).map(({ text }) => text);

test.each([
  ['a connective', 'ที่ประชุมเห็นชอบงบประมาณ 500 ล้านบาท ทั้งนี้ จะเริ่มใช้เดือนหน้า', ['ทั้งนี้ จะเริ่มใช้เดือนหน้า']],
  [
    'a person who speaks',
    'น้ำเข้าท่วมถนนสายหลักแล้วสามเส้นทาง นายกิตติธัช เกษมคำนวณ ผู้ว่าราชการจังหวัดวังคำ ระบุว่า ระดับน้ำจะสูงขึ้นอีก',
    ['นายกิตติธัช เกษมคำนวณ ผู้ว่าราชการจังหวัดวังคำ ระบุว่า ระดับน้ำจะสูงขึ้นอีก'],
  ],
  [
    'a noun after a phrase that ends a sentence',
    'เจ้าหน้าที่ส่งตัวผู้ต้องหาดำเนินคดีต่อไป ของกลางทั้งหมดมีมูลค่า 3 ล้านบาท',
    ['ของกลางทั้งหมดมีมูลค่า 3 ล้านบาท'],
  ],
])('a sentence begins at %s after a space', (_, paragraph, rest) => {
  expect(texts(paragraph).slice(1)).toEqual(rest);
  expect(texts(paragraph).join(' ')).toBe(paragraph);
});

test.each([
  ['a name after an abbreviation', 'ตำรวจจับกุมผู้ต้องหาได้แล้ว 4 คนตามหมายจับของ พล.ต.อ. สมชาย กล้าหาญ'],
  ['a time with น.', 'การประชุมจะเริ่มขึ้นในวันที่ 8 สิงหาคม 2567 เวลา 13.30 น. ณ อาคารรัฐสภา'],
  ['a year with พ.ศ.', 'กฎหมายฉบับนี้ใช้บังคับมาตั้งแต่ปี พ.ศ. 2546 จนถึงปัจจุบัน'],
  ['a number and its unit', 'ถนนสายใหม่มีระยะทาง 16.8 กม. งบประมาณ 948 ล้านบาท'],
  ['words in quotation marks', 'ผู้ว่าราชการจังหวัดกล่าวว่า “วันนี้น้ำลดแล้ว ทั้งนี้ ขอให้ทุกคนกลับบ้านได้” ต่อที่ประชุม'],
  ['words in brackets', 'กระทรวงได้เปิดศูนย์ช่วยเหลือแล้ว (เปิดทุกวัน ทั้งนี้ เว้นวันหยุดราชการ) ที่ศาลากลาง'],
  ['the speaker after a quotation', '“เงินเป็นของทุกคน บัญชีก็ควรเป็นของทุกคนด้วย” นายพงศ์พิชญ์ ศรีวารินทร์ กล่าวต่อที่ประชุม'],
  ['a person in a list of persons', 'ผู้เข้าร่วมพิธีมอบรางวัลมี นายถาวร ทันใจ รองปลัดกระทรวง นายชัย วัชรงค์ และคณะ'],
  ['ๆ', 'รัฐบาลได้หารือกับประเทศต่าง ๆ ในภูมิภาคนี้มาอย่างต่อเนื่องแล้ว'],
])('a sentence does not end before %s', (_, paragraph) => {
  expect(texts(paragraph)).toEqual([paragraph]);
});

test('a sentence can be shortened before subordinate clauses only', () => {
  const text = 'จังหวัดจะซ่อมบ้าน 40 หลัง โดยใช้งบกลาง เพื่อให้ทันก่อนฤดูฝน และขอให้ประชาชนแจ้งความเสียหาย';
  const [sentence] = splitSentences(text);
  expect(sentence?.joints.map((joint) => text.slice(0, joint))).toEqual([
    'จังหวัดจะซ่อมบ้าน 40 หลัง',
    'จังหวัดจะซ่อมบ้าน 40 หลัง โดยใช้งบกลาง',
  ]);
});
