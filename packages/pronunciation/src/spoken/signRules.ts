import { isPerAt } from './counted.ts';
import { type SpokenRule, toStickyPattern } from './spokenRule.ts';

const SIGNS: Record<string, string> = { '%': 'เปอร์เซ็นต์', '&': 'และ', '+': 'บวก', '=': 'เท่ากับ', '×': 'คูณ' };

const EXCELLENCY: SpokenRule = {
  examples: [['ฯพณฯ ประธานาธิบดี', 'พะนะท่าน ประธานาธิบดี']],
  pattern: toStickyPattern('ฯ ?พณ ?ฯ'),
  toWords: () => ['พะนะท่าน'],
};

const AND_SO_ON: SpokenRule = {
  examples: [['ผัก ผลไม้ ฯลฯ', 'ผัก ผลไม้ และ อื่น อื่น']],
  pattern: toStickyPattern('ฯลฯ'),
  toWords: () => ['และ', 'อื่น', 'อื่น'],
};

const DEGREES: SpokenRule = {
  examples: [
    ['38°C', 'สาม สิบ แปด องศา เซลเซียส'],
    ['มุม 45°', 'มุม สี่ สิบ ห้า องศา'],
  ],
  pattern: toStickyPattern('° ?(C|ซ\\.)?'),
  toWords: ([, celsius]) => ['องศา', ...(celsius ? ['เซลเซียส'] : [])],
};

const PER: SpokenRule = {
  examples: [
    ['150 บาท/กก.', 'หนึ่ง ร้อย ห้า สิบ บาท ต่อ กิโลกรัม'],
    ['792 บาท/คน/ปี', 'เจ็ด ร้อย เก้า สิบ สอง บาท ต่อ คน ต่อ ปี'],
    ['96 ตัน/ปี', 'เก้า สิบ หก ตัน ต่อ ปี'],
  ],
  pattern: toStickyPattern('/(?=[ก-ฮเ-ไ])'),
  toWords: (_, text, at) => (isPerAt(text, at) ? ['ต่อ'] : undefined),
};

const SIGN: SpokenRule = {
  examples: [
    ['12.5%', 'สิบ สอง จุด ห้า เปอร์เซ็นต์'],
    ['A & B', 'เอ และ บี'],
  ],
  pattern: toStickyPattern('[%&+=×]'),
  toWords: ([sign]) => [SIGNS[sign] ?? ''],
};

/** The rules for signs. */
export const SIGN_RULES: readonly SpokenRule[] = [EXCELLENCY, AND_SO_ON, DEGREES, PER, SIGN];
