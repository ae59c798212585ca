import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { listFiles } from './listFiles.ts';

const FILES = listFiles([
  'apps/website/app',
  'apps/website/server',
  'apps/website/public',
  'packages/station',
  'packages/demo/src',
]).filter((file) => /\.(tsx?|js|json)$/.test(file) && !/\.test\.|\/test[A-Z]/.test(file));

/** What a pattern finds in the texts for readers: comments are not theirs, nor the letters of regular expressions. */
const find = (pattern: RegExp): string[] =>
  FILES.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8')
        .replace(/^ *(\/\/|\*|\/\*).*$|\[[^\]\n'"“]*ก-[^\]\n]*\]/gm, '')
        .matchAll(pattern),
    ].map(([text]) => `${file}: ${text}`),
  );

test('what tries again is called ลองใหม่อีกครั้ง', () => {
  expect(find(/ลอง(?!ใหม่อีกครั้ง)\S{0,12}อีกครั้ง|ลองใหม่(?!อีกครั้ง)|ลองเดี๋ยวนี้/g)).toEqual([]);
});

test('ดู is the verb for what one looks at', () => {
  expect(find(/รับชม|ชมย้อนหลัง|ชมภาพ(?!ยนตร์|ถ่าย)/g).filter((found) => !found.startsWith('packages/demo'))).toEqual([]);
});

test('a range of numbers has an en dash', () => {
  expect(find(/[ก-๙] ?\d[\d.,]* ?-\s?\d[\d.,]*(?=[ <ก-๙])|\d – \d/g)).toEqual([]);
});

test('a space stands before and after numbers, Latin words and ๆ', () => {
  expect(find(/[ก-๙][0-9A-Za-z]|(?<!\\)[0-9A-Za-z][ก-๙]|[ก-ฮะ-ูเ-ๅ็-๎]ๆ|ๆ[0-9A-Za-zก-ฮะ-ูเ-ๅ็-๎]/g)).toEqual([]);
});

test('a text has no particles, unless somebody is quoted', () => {
  const particles = find(/[ก-๙]*(?:ครับ|ค่ะ|คะ|จ้ะ|(?<!ผ้า|เส้น|หม่อน)ไหม)(?![ก-๙])/g);
  expect(particles.filter((found) => !found.startsWith('packages/demo'))).toEqual([]);
});

/** Latin names and abbreviations that readers know. */
const LATIN = ['EN', 'English', 'LIVE', 'MP3', 'RSS', 'JSON Feed', 'Facebook'];
/** What an element or an attribute for readers says, without a Thai letter. */
const FOREIGN =
  /(?<=(?:[\w"'}/]|\n\s*)>|\b(?:title|aria-label|alt|label|placeholder)=")\s*[A-Za-z][^<>{}"=;(ก-๙]*[A-Za-z][^<>{}"=;(ก-๙]*(?=[<{"])/g;

test('a text of a component is in Thai', () => {
  const texts = find(FOREIGN).filter((found) => /^apps\/website\/app\/\S*\.tsx: /.test(found));
  expect(texts.filter((found) => !LATIN.includes(found.replace(/^.*: \s*/, '').trim()))).toEqual([]);
});
