import { DEFAULT_CATEGORY } from '@sala/station';
import { expect, test } from 'vitest';
import { parseNewsLine } from './newsLine.ts';

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

test('parseNewsLine maps the category, drops empty paragraphs and a repeated title, and makes the text plain', () => {
  expect(parseNewsLine(line({}))).toMatchObject({
    sourceId: '85195',
    section: 'economy',
    title: 'เปิดประมูลโครงการ',
    lead: 'เนื้อข่าวย่อหน้าแรก หนา',
    body: '<p>เนื้อข่าวย่อหน้าแรก หนา</p>',
    publishedAt: new Date('2024-06-30T17:00:00Z'),
  });
});

test('parseNewsLine decodes entities, and makes a list of lines with bullets', () => {
  const paragraphs = ['ก&nbsp;&amp; ข < 3', '• หนึ่ง', '• สอง &quot;ค&quot;', '- สาม\n- สี่', 'ท้าย'];
  expect(parseNewsLine(line({ title: 'สธ.&amp; กทม.', paragraphs }))).toMatchObject({
    title: 'สธ.& กทม.',
    lead: 'ก & ข < 3',
    body: '<p>ก &amp; ข &lt; 3</p>\n<ul><li>หนึ่ง</li><li>สอง "ค"</li><li>สาม</li><li>สี่</li></ul>\n<p>ท้าย</p>',
  });
});

const nextCentury = new Date().getFullYear() + 100;

test.each([
  ['{', 'not JSON'],
  ['[]', 'it is no object with the fields of one article, such as {"id": …}'],
  ['null', 'it is no object with the fields of one article, such as {"id": …}'],
  [line({ id: undefined }), 'id: it is missing'],
  [line({ id: '' }), 'id: it is missing'],
  [line({ id: 'x'.repeat(501) }), 'id: it is longer than 500 characters'],
  [line({ category: 7 }), 'category: it is no text'],
  [line({ title: '  ' }), 'title: it is missing'],
  [line({ title: '\u200b\u2060\u202e' }), 'title: it is missing'],
  [line({ title: undefined }), 'title: it is missing'],
  [line({ title: 'ก'.repeat(501) }), 'title: it is longer than 500 characters'],
  [line({ publishedAt: 1_719_797_400 }), 'publishedAt: it is no text'],
  [line({ publishedAt: undefined }), 'publishedAt: it is missing'],
  [
    line({ publishedAt: '2025-09-07-1' }),
    'publishedAt: “2025-09-07-1” is no day, such as 2025-03-01, and no time, such as 2025-03-01T08:30',
  ],
  [
    line({ publishedAt: '2025-02-30' }),
    'publishedAt: “2025-02-30” is no day, such as 2025-03-01, and no time, such as 2025-03-01T08:30',
  ],
  [
    line({ publishedAt: '2025-03-01T24:30' }),
    'publishedAt: “2025-03-01T24:30” is no day, such as 2025-03-01, and no time, such as 2025-03-01T08:30',
  ],
  [
    line({ publishedAt: '2567-05-01T08:30' }),
    'publishedAt: 2567-05-01T08:30 is of the Buddhist era: write 2024-05-01T08:30',
  ],
  [line({ publishedAt: '2567-05-01' }), 'publishedAt: 2567-05-01 is of the Buddhist era: write 2024-05-01'],
  [line({ publishedAt: `${nextCentury}-01-01` }), `publishedAt: ${nextCentury}-01-01 is more than a year ahead`],
  [line({ publishedAt: '2999-01-01' }), 'publishedAt: 2999-01-01 is more than a year ahead'],
  [line({ source: ' ' }), 'source: it is empty'],
  [line({ source: 7 }), 'source: it is no text'],
  [line({ source: 'ก'.repeat(101) }), 'source: it is longer than 100 characters'],
  [line({ source: 'newsroom' }), 'source: it is a name that the newsroom gives its own articles'],
  [line({ source: 'demo' }), 'source: it is a name that the newsroom gives its own articles'],
  [line({ picture: 'ministry.webp' }), 'picture: it is no web address'],
  [line({ picture: 'javascript:alert(1)' }), 'picture: it is no web address'],
  [line({ picture: `https://a.test/${'x'.repeat(2000)}` }), 'picture: it is no web address'],
  [line({ sourceUrl: `https://a.test/${'x'.repeat(2000)}` }), 'sourceUrl: it is longer than 2000 characters'],
  [line({ paragraphs: [] }), 'paragraphs: it is missing'],
  [line({ paragraphs: 'ก' }), 'paragraphs: there is no list of them'],
  [line({ paragraphs: ['ก', 7] }), 'paragraphs.1: it is no text'],
])('parseNewsLine returns the reason why the line %s is bad', (text, reason) => {
  expect(parseNewsLine(text)).toBe(reason);
});

test('a line without a source is from thaigov, where an unknown category is politics', () => {
  expect(parseNewsLine(line({ category: 'อื่นๆ' }))).toMatchObject({ source: 'thaigov', section: 'politics' });
  expect(parseNewsLine(line({ category: 'อื่นๆ', source: ' wire.test ' }))).toMatchObject({
    source: 'wire.test',
    section: DEFAULT_CATEGORY,
  });
});

test('an article has the time at which it appeared, in Bangkok unless it names another offset', () => {
  const at = (publishedAt: string) => parseNewsLine(line({ publishedAt }));
  expect(at('2024-07-01T08:30')).toMatchObject({ publishedAt: new Date('2024-07-01T01:30:00Z') });
  expect(at('2024-07-01 08:30:15')).toMatchObject({ publishedAt: new Date('2024-07-01T01:30:15Z') });
  expect(at('2024-07-01T08:30:00+09:00')).toMatchObject({ publishedAt: new Date('2024-06-30T23:30:00Z') });
  expect(at('2024-07-01T08:30:00.066933Z')).toMatchObject({ publishedAt: new Date('2024-07-01T08:30:00.066Z') });
});

test('an article has the picture that its line names, and otherwise none', () => {
  expect(parseNewsLine(line({}))).toMatchObject({ picture: '' });
  expect(parseNewsLine(line({ picture: '' }))).toMatchObject({ picture: '' });
  expect(parseNewsLine(line({ picture: 'https://media.test/1.jpg' }))).toMatchObject({
    picture: 'https://media.test/1.jpg',
  });
});

test('a long first paragraph is cut for the lead at a space, or else between whole characters', () => {
  const leadOf = (paragraph: string) => (parseNewsLine(line({ paragraphs: [paragraph] })) as { lead: string }).lead;
  expect(leadOf('ก'.repeat(220))).toBe('ก'.repeat(220));
  expect(leadOf(`${'ก'.repeat(200)} ${'ข'.repeat(50)}`)).toBe(`${'ก'.repeat(200)}…`);
  expect(leadOf(`กก${'ที่'.repeat(80)}`)).toBe(`กก${'ที่'.repeat(72)}…`);
});
