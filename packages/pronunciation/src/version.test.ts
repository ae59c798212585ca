import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toEspeakPhonemes } from './espeak.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { ABBREVIATIONS, SHORTENED, UNITS } from './spoken/abbreviations.ts';
import { SPOKEN_RULES } from './spoken/splitSpoken.ts';
import { PRONUNCIATION_VERSION } from './version.ts';

const SENTENCES = [
  'นายกรัฐมนตรีแถลงผลการประชุมคณะรัฐมนตรีว่าเศรษฐกิจขยายตัวร้อยละ 2.4 ในไตรมาสที่สาม',
  'ชาวบ้านริมฝั่งแม่น้ำเร่งขนย้ายทรัพย์สินขึ้นที่สูง หลังระดับน้ำเพิ่มขึ้นต่อเนื่องตั้งแต่เวลา 03.30 น.',
  'อุทกภัยครั้งนี้กระทบโรงเรียน ๑๒ แห่ง สมเด็จพระสังฆราชประทานถุงยังชีพแก่ผู้ประสบภัย',
  'ทีมฟุตบอลหญิงทีมชาติไทยชนะ 3-1 ผ่านเข้ารอบรองชนะเลิศ พบเกาหลีใต้วันเสาร์นี้',
  'วิปสองฝ่ายเคาะวันอภิปราย หักค่าใช้จ่ายจะนำไปใช้ในโครงการ',
  'นักวิทยาศาสตร์เผยผลวิจัยเซลล์แสงอาทิตย์ประสิทธิภาพสูง พร้อมทดสอบที่กรุงเทพฯ และเชียงใหม่',
];

test('texts are pronounced as they were when the version was raised', () => {
  const examples = SPOKEN_RULES.flatMap((rule) => rule.examples.map(([text]) => text));
  const words = [EXCEPTIONS, ABBREVIATIONS, SHORTENED, UNITS].flatMap((list) => [...list.keys()]);
  const digest = createHash('sha256');
  for (const text of [...SENTENCES, ...examples, ...words]) digest.update(toEspeakPhonemes(text));
  expect(
    [PRONUNCIATION_VERSION, digest.digest('hex').slice(0, 16)],
    'Texts are pronounced differently: raise PRONUNCIATION_VERSION, so that old readings are made again, and write the new digest here.',
  ).toEqual([4, '4151df049817276d']);
});
