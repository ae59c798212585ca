import { expect, test } from 'vitest';
import { warnOfMarkup } from './warnOfMarkup.ts';

test('HTML and Markdown in texts that have neither are named with their fields', () => {
  expect(warnOfMarkup({ headline: 'น้ำ<b>ล้น</b>', caption: 'น้ำ**ล้น**ตลิ่ง', source: 'กรมชลประทาน' })).toEqual([
    'Readers see <b> in the headline as it is typed: it has no HTML.',
    'Readers see “**ล้น**” in the caption as it is typed: it has no Markdown.',
  ]);
});
