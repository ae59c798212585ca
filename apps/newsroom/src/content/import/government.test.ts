import { expect, test } from 'vitest';
import { readGovernmentLine } from './government.ts';

const line = (over: object) =>
  JSON.stringify({
    id: '85195',
    category: 'ด้านเศรษฐกิจ',
    title: 'เปิดประมูลโครงการ',
    publishedAt: '2024-07-01',
    paragraphs: ['.....', 'เปิดประมูลโครงการ', 'เนื้อข่าวย่อหน้าแรก <b>หนา</b>', '—'],
    sourceUrl: 'https://www.example.go.th/news/85195',
    ...over,
  });

test('a line becomes a story: its category mapped, empty paragraphs and the repeated title gone, its text escaped', () => {
  expect(readGovernmentLine(line({}))).toMatchObject({
    sourceId: '85195',
    section: 'economy',
    title: 'เปิดประมูลโครงการ',
    lead: 'เนื้อข่าวย่อหน้าแรก <b>หนา</b>',
    body: '<p>เนื้อข่าวย่อหน้าแรก &lt;b&gt;หนา&lt;/b&gt;</p>',
    publishedAt: new Date('2024-06-30T17:00:00Z'),
  });
});

test.each([
  ['{', 'not JSON'],
  ['[]', 'line: '],
  [line({ publishedAt: '2025-09-07-1' }), 'publishedAt: '],
  [line({ title: '  ' }), 'title: '],
  [line({ paragraphs: [] }), 'paragraphs: '],
])('the bad line %s is told what is wrong with it', (text, reason) => {
  expect(readGovernmentLine(text)).toContain(reason);
});
