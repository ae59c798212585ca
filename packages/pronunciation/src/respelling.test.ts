import { expect, test } from 'vitest';
import { EXCEPTIONS } from './exceptions.ts';
import { pronounce, SYLLABLE_BORDER, type Syllable, toRespelling } from './index.ts';

const respelt = (text: string) =>
  pronounce(text)
    .map(({ syllables }) => syllables.map(toRespelling).join('-'))
    .join(' ');

test.each([
  ['นายกรัฐมนตรีแถลงข่าว', 'นา-ยก รัด-ถะ-มน-ตรี ถะ-แหลง ข่าว'],
  ['10.30 น.', 'สิบ นา-ลิ-กา สาม สิบ นา-ที'],
  ['กรุงเทพมหานครประกาศอพยพ', 'กรุง-เทบ-มะ-หา-นะ-คอน ประ-กาด อบ-พะ-ยบ'],
  ['ค่า ข้าว ม้า หมา รัก ลาก เรือ ตัว เดิน เลย ทำ ใจ เขา', 'ค่า ค่าว ม้า หมา รัก ลาก เรือ ตัว เดิน เลย ทำ ไจ เขา'],
])('%s is respelt as it is pronounced', (text, written) => {
  expect(respelt(text)).toBe(written);
});

test('under 0.5 % of respelt syllables are pronounced differently', () => {
  const heard = ({ initial, vowel, final, tone }: Syllable) => [initial, vowel, final.replace('ʔ', ''), tone].join(' ');
  const syllables = [...EXCEPTIONS.keys()].flatMap((word) => pronounce(word).flatMap((result) => result.syllables));
  const others = syllables.filter((syllable) => {
    const read = pronounce(toRespelling(syllable) + SYLLABLE_BORDER).flatMap((result) => result.syllables);
    return read.map(heard).join() !== heard(syllable);
  });
  expect(syllables.length).toBeGreaterThan(900);
  // น้ำ and เจ้า are spelt with other vowels than they are spoken with
  expect(others.length / syllables.length).toBeLessThan(0.005);
});
