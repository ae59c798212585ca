import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { measureGrowth } from '@sala/hostile-input';
import { describe, expect, test } from 'vitest';
import { readDemoArticles } from '../../../../packages/demo/src/articles.ts';
import { type ArticleText, splitParagraphs } from '../text/index.ts';
import { extractPoints } from './extract.ts';

/** An article of paragraphs, each a sentence of its own. */
const article = (paragraphs: string[], title = 'น้ำท่วมวังคำ'): ArticleText => ({
  title,
  lead: '',
  body: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
});

const FLOOD = [
  'น้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธาร ทำให้ประชาชน 1,284 คนต้องอพยพเข้าศูนย์พักพิงสี่แห่งตั้งแต่เช้ามืด',
  'นางสาวพิมพ์ชนัน ธารนิเวศน์ หัวหน้าศูนย์พักพิง กล่าวว่า ศูนย์แห่งนี้รับผู้อพยพมากที่สุด 526 คน และยังมีที่ว่างอีกราวร้อยคน',
  'โรงพยาบาลปากธารส่งทีมแพทย์ออกตรวจวันละสองรอบ พบผู้ป่วยน้ำกัดเท้าและไข้หวัดรวม 41 คน ไม่มีผู้ป่วยหนัก',
  'กรมทางหลวงปิดถนนสายวังคำ–ปากธารช่วงกิโลเมตรที่ 12 ถึง 19 ให้ใช้เส้นทางเลี่ยงผ่านบ้านหนองรวงแทน',
  'นายกิตติธัช เกษมคำนวณ ผู้ว่าราชการจังหวัด ระบุว่า ระดับน้ำจะสูงขึ้นอีกเล็กน้อยตามการระบายของเขื่อนในคืนนี้',
];

describe('the points of an article', () => {
  test('are three to five of its sentences, in their order', () => {
    const points = extractPoints(article([...FLOOD, ...FLOOD.map((text) => `${text} ครั้งที่สอง`)]));
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(5);
    const places = points.map((point) => FLOOD.findIndex((text) => text.startsWith(point)));
    expect(places).toEqual([...places].sort());
    expect(places[0]).toBe(0);
  });

  test('contain no sentence twice', () => {
    const points = extractPoints(article([FLOOD[0] ?? '', ...FLOOD]));
    expect(points.filter((point) => point === FLOOD[0])).toHaveLength(1);
  });

  test('contain no credits, captions, list items, questions and calls to follow the station', () => {
    const noise = [
      'ติดตามข่าวสารของน้ำท่วมวังคำและแม่น้ำวังคำที่ล้นตลิ่งเข้าท่วมอำเภอปากธารได้ที่เว็บไซต์ของสถานี',
      'ภาพ: น้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธาร ทำให้ประชาชนต้องอพยพ',
      '1. น้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธาร ทำให้ประชาชนต้องอพยพเข้าศูนย์พักพิง',
      'ผู้สื่อข่าวถามว่า น้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธารจะลดลงเมื่อใดหรือไม่',
    ];
    const { body, ...rest } = article([...noise, ...FLOOD]);
    const figure = '<figure><figcaption>น้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธารเมื่อเช้านี้</figcaption></figure>';
    const points = extractPoints({ ...rest, body: figure + body });
    expect(points.length).toBeGreaterThanOrEqual(3);
    for (const point of points) expect(FLOOD.some((text) => text.startsWith(point))).toBe(true);
  });

  test('contain no quotation without the name of its speaker', () => {
    const anonymous = '“เราไม่เคยเห็นน้ำจากแม่น้ำวังคำล้นตลิ่งเข้าท่วมอำเภอปากธารมากขนาดนี้มาก่อนเลยในชีวิต”';
    const points = extractPoints(article([anonymous, ...FLOOD]));
    expect(points).not.toContain(anonymous);
    const named = `${anonymous} นางกองคำ เรไรทอง กล่าว`;
    expect(extractPoints(article([named, ...FLOOD]))).toContain(named);
  });

  test('contain no long sentence without its condition or objection', () => {
    const long = `จังหวัดจะเปิดประตูระบายน้ำทั้งสี่บานของเขื่อนวังคำในคืนนี้ โดยประสานกับทุกอำเภอท้ายเขื่อนแล้ว แต่จะไม่เปิดหากฝนตกลงมาอีกตามที่กรมอุตุนิยมวิทยาคาดการณ์ไว้ว่าจะมีฝนหนักถึงหนักมากในพื้นที่ต้นน้ำของแม่น้ำวังคำ`;
    const points = extractPoints(article([long, ...FLOOD]));
    expect(points).not.toEqual([]);
    expect(points.filter((point) => long.startsWith(point) && point !== long)).toEqual([]);
  });

  test('are empty for a short article, and when they would be most of it', () => {
    expect(extractPoints(article(FLOOD.slice(0, 2)))).toEqual([]);
    expect(extractPoints(article(FLOOD.slice(0, 4)))).toEqual([]);
    expect(extractPoints({ title: '', lead: '', body: '' })).toEqual([]);
  });

  test.each([
    ['quotation marks', '“'],
    ['brackets', '(ก) '],
    ['spaces', 'ก '],
    ['numbers', '1 '],
    ['people', 'นายก ข ค ง '],
    ['speakers', 'นาย ก กล่าวว่า '],
    ['clauses', 'ก โดย ข '],
    ['tags', '<p>'],
    ['entities', '&#'],
    ['letters', 'ก'],
    ['halves of characters', '\ud800'],
    ['paragraphs', `<p>${FLOOD[0]}</p>`],
  ])('are found in linear time in 333,333 characters of %s', async (name, part) => {
    const text = (length: number) => part.repeat(Math.ceil(length / part.length));
    const extract = async (body: string) =>
      expect(extractPoints({ title: body, lead: body, body }).length).toBeLessThanOrEqual(5);
    expect(await measureGrowth(name, text, 333_333, extract)).toBeUndefined();
  });
});

test('splitParagraphs leaves out what is hidden in an article that was stored with it', () => {
  const body = '<p>จับเยาวชน<span style="mso-hide:all">ชื่อสมชาย</span></p><p style="display:none">อย่าลงชื่อ</p>';
  expect(splitParagraphs({ title: '', lead: '', body })).toEqual(['จับเยาวชน']);
});

test('splitParagraphs begins with the lead, unless it repeats the beginning of the article', () => {
  const body = `<p>${FLOOD[0]}</p><p>${FLOOD[1]}</p>`;
  expect(splitParagraphs({ title: '', lead: 'ความนำของข่าว', body })[0]).toBe('ความนำของข่าว');
  expect(splitParagraphs({ title: '', lead: `${FLOOD[0]?.slice(0, 70)}…`, body })).toHaveLength(2);
  expect(splitParagraphs({ title: FLOOD[0] ?? '', lead: '', body })).toEqual([FLOOD[1]]);
});

test('more than half of the demo’s articles have points, each a literal part of the article', () => {
  const articles = readDemoArticles().map(({ title, abstract, body }) => ({
    title,
    lead: abstract,
    body: body.filter((block) => typeof block === 'string').join('\n'),
  }));
  const points = articles.map(extractPoints);
  expect(points.filter(({ length }) => length > 0).length).toBeGreaterThan(articles.length / 2);
  for (const [index, one] of articles.entries()) {
    const text = splitParagraphs(one).join('\n');
    for (const point of points[index] ?? []) expect(text).toContain(point);
  }
});

const REAL = join(import.meta.dirname, '../../../../../shared/data/thai-government-news.ndjson.gz');

test.skipIf(!existsSync(REAL))(
  'points of real news are 40 to 280 characters long, with closed quotations and complete ends',
  () => {
    const lines = gunzipSync(readFileSync(REAL)).toString().split('\n');
    const points = lines
      .filter((line, index) => line && index % 100 === 0)
      .map((line) => JSON.parse(line) as { title: string; paragraphs: string[] })
      .flatMap(({ title, paragraphs }) => extractPoints(article(paragraphs, title)));
    expect(points.length).toBeGreaterThan(150);
    for (const point of points) {
      expect(point.length).toBeGreaterThan(40);
      expect(point.length).toBeLessThanOrEqual(280);
      expect(point.split('“').length).toBe(point.split('”').length);
      expect(point).not.toMatch(/(?:ว่า|และ|หรือ|ได้แก่|ดังนี้)$/);
    }
  },
);
