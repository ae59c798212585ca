import { expect, test } from 'vitest';
import { toExactKey } from '../words/looseForm.ts';
import { listCommonPhrases, listSinglePhrases } from './titlePhrases.ts';

const common = (typed: string, ...titles: string[]) => listCommonPhrases(titles, typed, toExactKey);
const single = (typed: string, ...titles: string[]) => listSinglePhrases(titles, typed, toExactKey);

test('a common phrase is in several titles, and is not only the beginning of another one', () => {
  const titles = ['ตลาดปลาเปิดใหม่', 'เที่ยวตลาดปลา', 'ตลาดน้ำปิด', 'ชวนเที่ยวตลาดน้ำ', 'ตลาดกลางคืน'];
  expect(common('ตลา', ...titles)).toEqual(['ตลาด', 'ตลาดปลา', 'ตลาดน้ำ']);
  expect(common('ตลาดน', ...titles)).toEqual(['ตลาดน้ำ']);
  expect(common('ตลาดกล', ...titles)).toEqual([]);
});

test('a phrase does not end between คน and ที่ 31', () => {
  const one = ['100 วันนายกรัฐมนตรีคนที่ 31', 'นายกรัฐมนตรีคนที่ 31 แถลง'];
  expect(common('นายก', ...one)).toEqual(['นายกรัฐมนตรีคนที่ 31']);
  expect(common('นายกรัฐมนตรีคน', ...one)).toEqual(['นายกรัฐมนตรีคนที่ 31']);
  const two = ['นายกรัฐมนตรีคนที่ 30 แถลง', 'เลือกนายกรัฐมนตรีคนที่ 31'];
  expect(common('นายก', ...two)).toEqual(['นายกรัฐมนตรี']);
});

test('a phrase of a single title goes to its end or its next space if that is near, or else to the end of the word', () => {
  expect(single('น้ำท', 'ตักบาตรริมน้ำทุกเช้า ที่บ้านสวน')).toEqual(['น้ำทุกเช้า']);
  expect(single('ทางเ', 'เสนอทางเลือกแทนการเผา')).toEqual(['ทางเลือกแทนการเผา']);
  expect(single('นัก', 'นักเรียนทุ่งทองคำปลูกข้าวอินทรีย์แจกชาวบ้านทั้งตำบล')).toEqual(['นักเรียน']);
  // what follows a space is another clause
  expect(single('ปลูก', 'ชวนกันปลูก ข้าว')).toEqual([]);
});
