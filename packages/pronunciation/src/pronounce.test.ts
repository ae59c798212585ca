import { describe, expect, test } from 'vitest';
import { EXCEPTIONS } from './exceptions.ts';
import { pronounce } from './pronounce.ts';
import { toIpa } from './testIpa.ts';

const texts = (line: string) => pronounce(line).map(({ text }) => text);

test('every spoken word has the position of its text', () => {
  const line = 'วันที่ 21 ก.พ. เด็ก ๆ';
  expect(pronounce(line).map(({ text, start, end }) => [text, line.slice(start, end)])).toEqual([
    ['วัน', 'วัน'],
    ['ที่', 'ที่'],
    ['ยี่', '21'],
    ['สิบ', '21'],
    ['เอ็ด', '21'],
    ['กุมภาพันธ์', 'ก.พ.'],
    ['เด็ก', 'เด็ก'],
    ['เด็ก', 'ๆ'],
  ]);
});

test('ๆ repeats the phrase before it', () => {
  expect(texts('วันหนึ่ง ๆ')).toEqual(['วัน', 'หนึ่ง', 'วัน', 'หนึ่ง']);
  expect(texts('ๆ')).toEqual([]);
});

test('phrases are separated by pauses, a number and its unit are not', () => {
  expect(pronounce('ฝนตก หนัก 10 มม. วันนี้. จบ').map(({ text, pause }) => [text, pause])).toEqual([
    ['ฝน', 'none'],
    ['ตก', 'short'],
    ['หนัก', 'none'],
    ['สิบ', 'none'],
    ['มิลลิเมตร', 'short'],
    ['วัน', 'none'],
    ['นี้', 'long'],
    ['จบ', 'long'],
  ]);
});

describe('EXCEPTIONS', () => {
  test.each([...EXCEPTIONS])('%s is one word with the syllables %s', (word, respelling) => {
    const [spoken, ...more] = pronounce(word);
    expect(more).toEqual([]);
    expect(spoken?.syllables).toHaveLength(respelling.split('-').length);
  });

  test('contains no word that the rules alone pronounce the same', () => {
    const needless = [...EXCEPTIONS.keys()].filter((word) => {
      const others = new Map([...EXCEPTIONS].filter(([other]) => other !== word));
      return toIpa(pronounce(word)) === toIpa(pronounce(word, undefined, others));
    });
    expect(needless).toEqual([]);
  });

  test('is overridden by the caller’s dictionary', () => {
    const [word] = pronounce('กลาโหม', new Map([['กลาโหม', 'กลา-โหม']]));
    expect(word?.syllables[0]?.initial).toBe('kl');
  });
});

test.each(['ก', 'เ', '1', 'a', '.', 'ๆ', 'ฯ', '์', ' ', '-', 'ก.', 'a.', 'a@', '1,', 'กร'])(
  'in a text of repeated %j every spoken word has a position after the one before it',
  (piece) => {
    const text = piece.repeat(20_000);
    const words = pronounce(text);
    expect(words.filter(({ start, end }) => !(start >= 0 && start < end && end <= text.length))).toEqual([]);
    expect(words.filter(({ start }, at) => start < (words[at - 1]?.start ?? 0))).toEqual([]);
  },
);
