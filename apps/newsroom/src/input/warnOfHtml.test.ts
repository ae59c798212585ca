import { expect, test } from 'vitest';
import { warnOfHtml } from './warnOfHtml.ts';

test('HTML in a text that has none is named with its field', () => {
  expect(warnOfHtml({ title: 'น้ำ<b class="x">ท่วม</b>', lead: 'ก &amp; ข<br>' })).toEqual([
    'Readers see <b class="x"> in the title as it is typed: it has no HTML.',
    'Readers see &amp; in the lead as it is typed: it has no HTML.',
  ]);
});

test.each(['<กำลังอัปเดต> ข่าวด่วน', 'R&D; 3 < 5 > 2', 'AT&T'])('%s has none', (title) => {
  expect(warnOfHtml({ title })).toEqual([]);
});
