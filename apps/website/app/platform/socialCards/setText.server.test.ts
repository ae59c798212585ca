import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { splitCardWords, typesetHeadline, typesetText } from './setText.server.ts';

const SIZES = [54, 48, 42];
const WIDTH = 704;
const THREE_LINES = 42 * 5;
const ARCHIVE = join(import.meta.dirname, '../../../../../../shared/data/thai-government-news.ndjson.gz');

test('splitCardWords splits after a word or a short phrase and the punctuation that belongs to it', () => {
  const pieces = (headline: string) => splitCardWords(headline).join('|');
  expect(pieces('ครม. ไฟเขียว “เราเที่ยวด้วยกัน” งบ 5,000 ล้าน')).toBe('ครม. |ไฟเขียว |“เรา|เที่ยว|ด้วยกัน” |งบ |5,000\u00a0ล้าน');
  expect(pieces('เขียน "จริง ๆ" (ต่าง ๆ) ฯลฯ')).toBe('เขียน |"จริง\u00a0ๆ" |(ต่าง\u00a0ๆ) ฯลฯ');
});

test('characters without a glyph in the headline font are replaced by a space or removed', () => {
  expect(splitCardWords('ยินดี🎉ด้วย').join('')).toBe('ยินดี ด้วย');
  expect(splitCardWords('น้ำ\u200bท่วม\ufeff').join('')).toBe('น้ำท่วม');
  expect(splitCardWords('🎉')).toEqual([]);
});

test('a very long headline is cut to at most 400 characters', () => {
  expect(splitCardWords('น้ำท่วม '.repeat(100_000)).join('').length).toBeLessThanOrEqual(400);
});

test('text has the same size on a machine without fonts: the station’s own font is used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  writeFileSync(join(folder, 'fonts.conf'), '<fontconfig></fontconfig>');
  const script = `
    import { typesetText } from '${join(import.meta.dirname, 'setText.server.ts')}';
    const set = await typesetText(['ปี่ ญี่ปุ่น กฎ ฐู น้ำ 5,000 Sala'], { size: 42, width: 700 });
    console.log(set.width, set.height);`;
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  const here = await typesetText(['ปี่ ญี่ปุ่น กฎ ฐู น้ำ 5,000 Sala'], { size: 42, width: 700 });
  // smoothing depends on the system and can differ by a pixel
  const [width = 0, height = 0] = stdout.trim().split(' ').map(Number);
  expect(Math.abs(width - here.width), stdout).toBeLessThanOrEqual(1);
  expect(Math.abs(height - here.height), stdout).toBeLessThanOrEqual(1);
  rmSync(folder, { recursive: true });
});

test('no line ends within a phrase: a number stays with what it counts', async () => {
  const words = splitCardWords('อพยพชาวเมืองท่าเรือ 240,000 คน');
  const apart = words.map((word) => word.replaceAll('\u00a0', ' '));
  const widthOf = async (some: string[], within: number) =>
    (await typesetText(some, { size: 42, width: within })).width;
  const tooNarrow = (await widthOf(words, 2000)) - 10;
  // the number goes down to its unit, so that the first line is shorter
  expect(await widthOf(words, tooNarrow)).toBeLessThan((await widthOf(apart, tooNarrow)) - 50);
});

test('markup in a headline is set as text', async () => {
  const widthOf = async (text: string) => (await typesetText([text], { size: 42, width: 700 })).width;
  expect(await widthOf('<b>ก</b>')).toBeGreaterThan(4 * (await widthOf('ก')));
  expect(await widthOf('&amp;')).toBeGreaterThan(3 * (await widthOf('&')));
  expect(await widthOf('<span size="1">&#0;')).toBeGreaterThan(300);
});

describe('[9.7-04] a headline', () => {
  test('that is short is large, with lines of similar length', async () => {
    const set = await typesetHeadline('น้ำจากเขื่อนวังคำถึงบ้านเรากี่ชั่วโมง', SIZES, WIDTH);
    expect(set.width).toBeLessThan(WIDTH * 0.8);
    expect(set.height).toBeGreaterThan(54 * 1.5);
    const one = await typesetHeadline('ก', SIZES, WIDTH);
    expect(one.height).toBeLessThan(54);
  });

  test('that is too long fits the width and three lines', async () => {
    for (const headline of ['ประชุม'.repeat(60), 'ก'.repeat(400), 'W'.repeat(300), `${'คำ '.repeat(200)}`]) {
      const set = await typesetHeadline(headline, SIZES, WIDTH);
      expect(set.width, headline).toBeLessThanOrEqual(WIDTH);
      expect(set.height, headline).toBeLessThanOrEqual(THREE_LINES);
    }
  });

  test('that is too long ends in an ellipsis after as many whole words as fit into three lines', async () => {
    const setWords = (count: number) =>
      typesetText([...Array(count - 1).fill('ประชุม'), 'ประชุม…'], { size: 42, width: WIDTH });
    let count = 1;
    while ((await setWords(count + 1)).height <= THREE_LINES) count++;
    expect(count).toBeGreaterThan(10);
    const set = await typesetHeadline('ประชุม'.repeat(60), SIZES, WIDTH);
    expect(set.data.equals((await setWords(count)).data)).toBe(true);
  });

  test.skipIf(!existsSync(ARCHIVE))('of a real archive fits, even the longest', async () => {
    const titles = gunzipSync(readFileSync(ARCHIVE))
      .toString()
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line).title);
    const longest = titles.toSorted((a, b) => b.length - a.length).slice(0, 5);
    const others = titles.filter((_, index) => index % 2000 === 0);
    for (const title of [...longest, ...others]) {
      const set = await typesetHeadline(title, SIZES, WIDTH);
      expect(set.width, title).toBeLessThanOrEqual(WIDTH);
      expect(set.height, title).toBeLessThanOrEqual(54 * 5);
    }
  });
});
