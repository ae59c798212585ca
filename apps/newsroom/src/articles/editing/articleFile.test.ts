import { expect, test } from 'vitest';
import { CommandFailed } from '../../errors/describeError.ts';
import { formatArticleFile, parseArticleFile } from './articleFile.ts';

const FILE = `---
section: disaster
title: น้ำล้นตลิ่งที่ปากน้ำใส: อพยพ 40 ครัวเรือน
lead: ระดับน้ำสูงขึ้นในคืนเดียว
picture: dam.webp
credit: ภาพ: ศาลา
authors: malee, somsak
seo-title: น้ำล้นตลิ่ง
seo-description: อพยพแล้ว 40 ครัวเรือน
note: รอตัวเลขจากเทศบาล
tags: น้ำท่วม, ปากน้ำใส
marks: breaking, gallery
media: https://media.example/a.mp4
duration: 95
related: 600101, 600102
embargo: 2026-11-22 06:00
gallery: flood-street.webp | ถนนหน้าตลาด | ภาพ: ศาลา
gallery: https://media.example/b.jpg
---
<p>เนื้อข่าว</p>

<p>ย่อหน้าที่สอง</p>`;

test('every field of an article file is parsed, and formatArticleFile writes what parses to the same article', () => {
  const { content: article, version } = parseArticleFile(FILE);
  expect(version).toBeNull();
  expect(article).toEqual({
    section: 'disaster',
    title: 'น้ำล้นตลิ่งที่ปากน้ำใส: อพยพ 40 ครัวเรือน',
    lead: 'ระดับน้ำสูงขึ้นในคืนเดียว',
    body: '<p>เนื้อข่าว</p>\n\n<p>ย่อหน้าที่สอง</p>',
    picture: 'dam.webp',
    credit: 'ภาพ: ศาลา',
    authors: ['malee', 'somsak'],
    seoTitle: 'น้ำล้นตลิ่ง',
    seoDescription: 'อพยพแล้ว 40 ครัวเรือน',
    note: 'รอตัวเลขจากเทศบาล',
    gallery: [
      { picture: 'flood-street.webp', caption: 'ถนนหน้าตลาด', credit: 'ภาพ: ศาลา' },
      { picture: 'https://media.example/b.jpg', caption: '', credit: '' },
    ],
    tags: ['น้ำท่วม', 'ปากน้ำใส'],
    marks: ['breaking', 'gallery'],
    mediaUrl: 'https://media.example/a.mp4',
    durationSeconds: 95,
    relatedIds: [600101, 600102],
    embargoedUntil: '2026-11-21T23:00:00.000Z',
  });
  expect(parseArticleFile(formatArticleFile(article, 3))).toEqual({ content: article, version: 3 });
  // a clip of the demo plays one of the newsroom's own films
  const own = { ...article, mediaUrl: '/vod/market/index.m3u8' };
  expect(parseArticleFile(formatArticleFile(own)).content).toEqual(own);
});

test('plain text becomes paragraphs, also with the line endings of Windows', () => {
  const { content } = parseArticleFile('---\r\nsection: sport\r\ntitle: ข่าว\r\n---\r\nหนึ่ง < สอง\r\n\r\nสาม\r\n');
  expect(content.body).toBe('<p>หนึ่ง &lt; สอง</p>\n<p>สาม</p>');
});

test('spaces behind the lines that surround the fields do not matter', () => {
  const { content } = parseArticleFile('--- \nsection: sport\ntitle: ข่าว\n---\t\nหนึ่ง\n');
  expect(content).toMatchObject({ title: 'ข่าว', body: '<p>หนึ่ง</p>' });
});

test('invisible text counts as empty, and a line keeps what joins its letters but no characters of direction', () => {
  const typed =
    'lead: \u200b\ntags: \u200b, น้ำ\u200bท่วม\ngallery: dam.webp | \u2060 | ภาพ:\u202e ก\nnote: 👨‍👩‍👧\n\u200b';
  expect(parseArticleFile(having(typed)).content).toMatchObject({
    lead: '',
    tags: ['น้ำท่วม'],
    gallery: [{ caption: '', credit: 'ภาพ: ก' }],
    note: '👨‍👩‍👧',
  });
});

test('a tag has its marks in the order in which it is found', () => {
  expect(parseArticleFile(having('tags: กล\u0e48\u0e38ม')).content.tags).toEqual(['กล\u0e38\u0e48ม']);
});

test('a file with too many characters or tags is rejected with the limit', () => {
  const long = (characters: number) => () => parseArticleFile(`${having('')}${'ก'.repeat(characters)}`);
  expect(long(299_993)().content.body).toHaveLength(300_000);
  expect(long(299_994)).toThrow(/^The body has 300001 characters with its tags, and readers get at most 300000: /);
  const tags = () => parseArticleFile(`${having('')}${'<b>'.repeat(20_001)}`);
  expect(tags).toThrow(/^The body has 20001 tags, and readers get at most 20000: /);
  expect(long(1_000_000)).toThrow('The file has 1000036 characters, and an article’s has at most 1000000.');
});

test('fields are read as people and word processors write them', () => {
  const typed = [
    '—\nSection : sport\nTITLE：ข่าว\n picture: /media/dam-1a2b3c4d.webp\nSEO_title: ก\nMarks: Breaking',
    'related: https://www.sala.example/news/content/600201, 600202\ngallery: /media/dam-1a2b3c4d.webp | เขื่อน\n–––\nเนื้อ',
  ].join('\n');
  expect(parseArticleFile(typed).content).toMatchObject({
    section: 'sport',
    title: 'ข่าว',
    picture: 'dam-1a2b3c4d.webp',
    seoTitle: 'ก',
    marks: ['breaking'],
    relatedIds: [600201, 600202],
    gallery: [{ picture: 'dam-1a2b3c4d.webp', caption: 'เขื่อน' }],
    body: '<p>เนื้อ</p>',
  });
});

test('line breaks within a line, as Word makes them, are spaces in a field and lines of the text', () => {
  const word = having('lead: ก\vข\tค').replace('ข่าว', 'ข่าว\u2028ใหญ่');
  const { content } = parseArticleFile(`${word}หนึ่ง\vสอง\u2029สาม`);
  expect(content).toMatchObject({ title: 'ข่าว ใหญ่', lead: 'ก ข ค', body: '<p>หนึ่ง</p>\n<p>สอง</p>\n<p>สาม</p>' });
  const ofOldMac = parseArticleFile(`${having('lead: ก')}หนึ่ง\n\nสอง`.replaceAll('\n', '\r')).content;
  expect(ofOldMac).toMatchObject({ lead: 'ก', body: '<p>หนึ่ง</p>\n<p>สอง</p>' });
});

test('a section is written by its slug or its Thai name', () => {
  for (const typed of ['disaster', 'ภัยพิบัติ', 'ข่าวภัยพิบัติ'])
    expect(parseArticleFile(`---\nsection: ${typed}\ntitle: ข่าว\n---\n`).content.section).toBe('disaster');
});

const having = (line: string) => `---\nsection: sport\ntitle: ข่าว\n${line}\n---\n`;

test.each([
  ['', /^An article begins with its fields between two lines of ---, .+; this file is empty\.$/],
  ['section: sport\ntitle: ข่าว', /^An article begins with its fields .+; this file begins with “section: sport”\.$/],
  ['---\nsection: sport\ntitle: ข่าว', /^The fields of the article have no end: write a line of --- between /],
  ['---\nsection: sport\n---\n', 'The article’s title cannot be used: it is missing.'],
  ['---\nsection: sport\ntitle: \u200b\u2060\n---\n', 'The article’s title cannot be used: it is missing.'],
  ['---\ntitle: ข่าว\n---\n', 'The article’s section cannot be used: it is missing.'],
  [
    '---\ntitle: ข่าว\nsection: gossip\n---\n',
    /section cannot be used: there is no section gossip: there are politics, /,
  ],
  [having('titel: ข่าว'), /^Line 4 is none of the fields version, section, title, /],
  [having('constructor: x'), /^Line 4 is none of the fields /],
  [having('พาดหัว'), /^Line 4 is none of the fields /],
  [having('title: อีกครั้ง'), 'Line 4 says title a second time.'],
  [having('lead: ก\nข'), /^Line 5 is none of the fields .+, each one line with a colon behind its name\.$/],
  [having('picture: https://a.test/a b.jpg'), 'The article’s picture cannot be used: its address has a space in it.'],
  [having('gallery: https://a.test/a b.jpg|ก'), /^The article’s gallery cannot be used: its address has a space in it/],
  [
    having('media: /vod/../x/index.m3u8'),
    'The article’s media cannot be used: it is neither an http(s) address nor a film such as /vod/rim-fang-7/index.m3u8.',
  ],
  [
    having('media: javascript:alert(1)'),
    'The article’s media cannot be used: it is neither an http(s) address nor a film such as /vod/rim-fang-7/index.m3u8.',
  ],
  [having('marks: urgent'), /^The article’s marks cannot be used: there is no mark urgent: there are breaking, /],
  [having('related: a'), 'The article’s related cannot be used: a is no id of an article, such as 600123.'],
  [having('version: 0'), 'The article’s version cannot be used: it is no number of a version, such as 3.'],
  [having('version: neu'), 'The article’s version cannot be used: it is no number of a version, such as 3.'],
  [having('authors: Malee'), /^The article’s authors cannot be used: it is no key such as malee-srisuk: /],
  [having('duration: -1'), /^The article’s duration cannot be used: /],
  [having('embargo: 2569-11-22'), '2569-11-22 is of the Buddhist era: write 2026-11-22.'],
  [having('embargo: พรุ่งนี้'), 'The article’s embargo cannot be used: it is no time such as 2026-11-22 06:00.'],
  [
    having(`gallery: flood-street.webp | ${'ก'.repeat(2001)}`),
    'The article’s gallery cannot be used: one of its parts is longer than 2000 characters.',
  ],
  [
    having(`media: https://a.test/${'x'.repeat(2000)}`),
    'The article’s media cannot be used: it is neither an http(s) address nor a film such as /vod/rim-fang-7/index.m3u8.',
  ],
  [
    having('gallery: | คำบรรยาย'),
    'The article’s gallery cannot be used: it is not written as PICTURE | CAPTION | CREDIT.',
  ],
  [
    having('gallery: flood-street.webp | น้ำท่วมถนน | x | ภาพ: ก'),
    'The article’s gallery cannot be used: it is PICTURE | CAPTION | CREDIT at most, and flood-street.webp has 4 parts.',
  ],
  [
    having(`title: ${'ก'.repeat(501)}`).replace('title: ข่าว\n', ''),
    /title cannot be used: it is longer than 500 characters\.$/,
  ],
  [`${having('')}a\0`, 'The article has a character that cannot be stored.'],
])('parseArticleFile rejects %j with one sentence', (file, sentence) => {
  expect(() => parseArticleFile(file)).toThrow(CommandFailed);
  expect(() => parseArticleFile(file)).toThrow(sentence);
});
