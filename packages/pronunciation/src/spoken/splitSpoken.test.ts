import { describe, expect, test } from 'vitest';
import { SPOKEN_RULES, splitSpoken } from './splitSpoken.ts';
import type { SpokenRule } from './spokenRule.ts';

/** The spoken words, separated by spaces; letters that are read as written stay as they are. */
const spoken = (text: string): string =>
  splitSpoken(text)
    .map(({ start, end, words, repeats }) => (repeats ? 'ๆ' : (words?.join(' ') ?? text.slice(start, end))))
    .join(' ');

describe.each(SPOKEN_RULES.map((rule) => [rule.examples[0]?.[0], rule] as const))('the rule of %s', (_, rule) => {
  const decides = ({ pattern, toWords }: SpokenRule, text: string, at: number): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    return Boolean(found && toWords(found, text, at));
  };

  test.each(rule.examples)('decides in %s, which is spoken as %s', (text, words) => {
    const deciding = Array.from(text, (_character, at) => SPOKEN_RULES.find((one) => decides(one, text, at)));
    expect(deciding).toContain(rule);
    expect(spoken(text)).toBe(words);
  });
});

test('every rule has an example', () =>
  expect(SPOKEN_RULES.filter(({ examples }) => examples.length === 0)).toEqual([]));

describe('what several rules, or none, decide', () => {
  test.each([
    ['18 ก.พ. 2569', 'สิบ แปด กุมภาพันธ์ สอง พัน ห้า ร้อย หก สิบ เก้า'],
    ['๑๘ กุมภาพันธ์ ๒๕๖๙', 'สิบ แปด กุมภาพันธ์ สอง พัน ห้า ร้อย หก สิบ เก้า'],
    ['45/2/2569', 'สี่ สิบ ห้า ทับ สอง สอง พัน ห้า ร้อย หก สิบ เก้า'],
    ['120 ตร.กม.', 'หนึ่ง ร้อย ยี่ สิบ ตารางกิโลเมตร'],
    ['90 กม./ชม.', 'เก้า สิบ กิโลเมตรต่อชั่วโมง'],
    ['สายด่วนมีผู้โทร 1330 ราย', 'สายด่วนมีผู้โทร หนึ่ง พัน สาม ร้อย สาม สิบ ราย'],
    ['31 ก.ค.67-2 ส.ค.67', 'สาม สิบ เอ็ด กรกฎาคม หก สิบ เจ็ด ถึง สอง สิงหาคม หก สิบ เจ็ด'],
    ['ม.ค. - มิ.ย. 68', 'มกราคม ถึง มิถุนายน หก สิบ แปด'],
    ['เดือน ต.ค.นี้', 'เดือน ตุลาคม นี้'],
    ['3.24 ล้าน ลบ.ม.', 'สาม จุด สอง สี่ ล้าน ลูกบาศก์เมตร'],
    ['น้ำ (ล้าน ลบ.ม.)', 'น้ำ ล้าน ลูกบาศก์เมตร'],
    ['กม. ที่ 57', 'กิโลเมตร ที่ ห้า สิบ เจ็ด'],
    ['น้ำแข็ง - ขนม', 'น้ำแข็ง ขนม'],
    ['09.00 – 12.00 นาฬิกา', 'เก้า นาฬิกา ถึง สิบ สอง นาฬิกา'],
    ['เสมอกัน 0 - 0', 'เสมอกัน ศูนย์ ต่อ ศูนย์'],
    ['รุ่นที่ 85-86-87', 'รุ่นที่ แปด สิบ ห้า แปด สิบ หก ถึง แปด สิบ เจ็ด'],
    ['ชนะเลิศ อายุ 10-15 ปี', 'ชนะเลิศ อายุ สิบ ถึง สิบ ห้า ปี'],
    ['ชาย/หญิง', 'ชาย หญิง'],
    ['2,333 ลบ.', 'สอง พัน สาม ร้อย สาม สิบ สาม ล้านบาท'],
    ['+16.40 ม.รทก.', 'บวก สิบ หก จุด สี่ ศูนย์ เมตรเหนือระดับทะเลปานกลาง'],
  ])('%s is spoken as %s', (text, words) => expect(spoken(text)).toBe(words));
});

describe('abbreviations', () => {
  test.each([
    ['ผู้ว่าฯ เชียงใหม่', 'ผู้ว่าราชการจังหวัด เชียงใหม่'],
    ['ผู้ว่าฯ กทม.', 'ผู้ว่าราชการ กรุงเทพมหานคร'],
    ['ผู้ว่าฯ จ.น่าน', 'ผู้ว่าราชการ จังหวัด น่าน'],
    ['ผู้ว่าฯ นอภ.', 'ผู้ว่าราชการจังหวัด นอ ออ ภอ'],
    ['ผู้ว่าฯ ธปท.', 'ผู้ว่าการ ธอ ปอ ทอ'],
    ['ผู้ว่าฯ การทางพิเศษ', 'ผู้ว่าการ การทางพิเศษ'],
    ['พ.ต.ท.ทักษิณ', 'พันตำรวจโท ทักษิณ'],
    ['ชั้น ป.3 ถึง ม.2', 'ชั้น ปอ สาม ถึง มอ สอง'],
    ['ผศ.ดร.สมชาย', 'ผู้ช่วยศาสตราจารย์ด็อกเตอร์ สมชาย'],
    ['จ.เชียงใหม่ อ.เมือง', 'จังหวัด เชียงใหม่ อำเภอ เมือง'],
    ['ประชุมครม.วันนี้', 'ประชุม คณะรัฐมนตรี วันนี้'],
    ['ม.112', 'มาตรา หนึ่ง ร้อย สิบ สอง'],
    ['ม.3', 'มอ สาม'],
    ['กกต.', 'กอ กอ ตอ'],
    ['ส.ส.', 'สอ สอ'],
    ['ก.ค.ศ.', 'กอ คอ ศอ'],
    ['(ส.อ.ท.)', 'สอ ออ ทอ'],
    ['อ.ต.ก.', 'ออ ตอ กอ'],
    ['ส.อ.สมชาย', 'สิบเอก สมชาย'],
    ['อ.เมือง จ.ตรัง', 'อำเภอ เมือง จังหวัด ตรัง'],
    ['ส.ส.จ.ชัยนาท', 'สอ สอ จังหวัด ชัยนาท'],
    ['รมว.ศธ.', 'รัฐมนตรีว่าการกระทรวง กระทรวงศึกษาธิการ'],
    ['ธ.ก.ส.จะคืนเงิน', 'ธอ กอ สอ จะคืนเงิน'],
    ['ป.ป.ส.ภาค 5', 'ปอ ปอ สอ ภาค ห้า'],
    ['ธ.กรุงไทย', 'ธนาคาร กรุงไทย'],
    ['กรุงเทพฯ', 'กรุงเทพมหานคร'],
    ['รองนายกฯ', 'รอง นายกรัฐมนตรี'],
    ['คณะกรรมการฯ', 'คณะกรรมการ'],
    ['เด็ก ๆ', 'เด็ก ๆ'],
  ])('%s is spoken as %s', (text, words) => expect(spoken(text)).toBe(words));
});

test.each([
  ['Lamton', 'แลมทอน'],
  ['Soft Power', 'ซอฟต์ เพาเวอร์'],
  ['SMEs', 'เอส เอ็ม อี'],
  ['Clean', 'คลีน'],
  ['Spain', 'สะเพน'],
  ['Trade', 'เทรด'],
  ['Prince', 'พรินส'],
  ['Cement', 'เซเมน'],
])('the Latin text %s is spoken as %s', (text, words) => expect(spoken(text)).toBe(words));

test('characters typed in the wrong order are corrected', () => expect(spoken('เเละนํ้า')).toBe('และน้ำ'));

test('each part has its position in the text', () => {
  expect(splitSpoken('งบ 20 บาท')).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5, words: ['ยี่', 'สิบ'] },
    { start: 6, end: 9 },
  ]);
});
