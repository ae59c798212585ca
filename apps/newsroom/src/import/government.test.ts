import { expect, test } from 'vitest';
import { CATEGORY_PICTURES, parseGovernmentLine } from './government.ts';

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

test('a line becomes an article: its category mapped, empty paragraphs and the repeated title gone, its text escaped', () => {
  expect(parseGovernmentLine(line({}))).toMatchObject({
    sourceId: '85195',
    section: 'economy',
    title: 'เปิดประมูลโครงการ',
    lead: 'เนื้อข่าวย่อหน้าแรก <b>หนา</b>',
    body: '<p>เนื้อข่าวย่อหน้าแรก &lt;b&gt;หนา&lt;/b&gt;</p>',
    publishedAt: new Date('2024-06-30T17:00:00Z'),
  });
});

const nextCentury = new Date().getFullYear() + 100;

test.each([
  ['{', 'not JSON'],
  ['[]', 'line: is no object'],
  ['null', 'line: is no object'],
  [line({ id: undefined }), 'id: there is none'],
  [line({ id: '' }), 'id: there is none'],
  [line({ category: 7 }), 'category: is no text'],
  [line({ title: '  ' }), 'title: there is none'],
  [line({ title: undefined }), 'title: there is none'],
  [line({ title: 'ก'.repeat(501) }), 'title: longer than 500 characters'],
  [line({ publishedAt: undefined }), 'publishedAt: there is none'],
  [line({ publishedAt: '2025-09-07-1' }), 'publishedAt: “2025-09-07-1” is no day, such as 2025-03-01'],
  [line({ publishedAt: '2025-02-30' }), 'publishedAt: “2025-02-30” is no day, such as 2025-03-01'],
  [line({ publishedAt: '2567-05-01' }), 'publishedAt: 2567-05-01 is of the Buddhist era: write 2024-05-01'],
  [line({ publishedAt: `${nextCentury}-01-01` }), `publishedAt: ${nextCentury}-01-01 is more than a year ahead`],
  [line({ publishedAt: '2999-01-01' }), 'publishedAt: 2999-01-01 is more than a year ahead'],
  [line({ paragraphs: [] }), 'paragraphs: there is none'],
  [line({ paragraphs: 'ก' }), 'paragraphs: there is no list of them'],
  [line({ paragraphs: ['ก', 7] }), 'paragraphs.1: is no text'],
])('the bad line %s is told what is wrong with it', (text, reason) => {
  expect(parseGovernmentLine(text)).toBe(reason);
});

test('an article of any section that the agencies write for has a picture, always the same one', () => {
  for (const category of [
    'ด้านเศรษฐกิจ',
    'ด้านความมั่นคง',
    'ทัน LINE ไทยคู่ฟ้า',
    'ด้านวัฒนธรรมท่องเที่ยวฯ',
    'ด้านกฎหมายฯ',
    'Statements',
    'อื่นๆ',
  ]) {
    const article = parseGovernmentLine(line({ category }));
    expect(article).toMatchObject({ picture: expect.stringMatching(/^[a-z-]+\.webp$/) });
    expect(parseGovernmentLine(line({ category }))).toEqual(article);
  }
});

test('every stock picture is drawn', async () => {
  const { PICTURES } = await import('../../../../packages/demo/src/pictures/index.ts');
  expect(
    Object.values(CATEGORY_PICTURES)
      .flat()
      .filter((name) => !Object.hasOwn(PICTURES, name)),
  ).toEqual([]);
});

test('a long first paragraph is cut for the lead: at a space, or else before a whole character', () => {
  const leadOf = (paragraph: string) =>
    (parseGovernmentLine(line({ paragraphs: [paragraph] })) as { lead: string }).lead;
  expect(leadOf('ก'.repeat(220))).toBe('ก'.repeat(220));
  expect(leadOf(`${'ก'.repeat(200)} ${'ข'.repeat(50)}`)).toBe(`${'ก'.repeat(200)}…`);
  expect(leadOf(`กก${'ที่'.repeat(80)}`)).toBe(`กก${'ที่'.repeat(72)}…`);
});
