import { expect, test } from 'vitest';
import { pronounce, SYLLABLE_BORDER, WORD_BORDER } from './index.ts';
import { toIpa } from './testIpa.ts';

/** A text with its borders: `|` between words, `-` between syllables. */
const bordered = (text: string) => text.replaceAll('|', WORD_BORDER).replaceAll('-', SYLLABLE_BORDER);
const spokenWords = (text: string) =>
  pronounce(bordered(text)).map((word) => `${toIpa([word]).replaceAll(' ', '')} ${word.pause}`);

test('a word border separates words where segmentation would not, without a pause', () => {
  expect(spokenWords('ตาก|ลม')).toEqual(['taːk̚˨˩ none', 'lom˧ long']);
  expect(spokenWords('ตา|กลม')).toEqual(['taː˧ none', 'klom˧ long']);
  expect(spokenWords('ตา| กลม')).toEqual(['taː˧ short', 'klom˧ long']);
  expect(spokenWords('||')).toEqual([]);
});

test('a word with syllable borders is pronounced as written, beside any other word', () => {
  const spoken = pronounce(bordered('นาย|อะ-นุ-ทิน|เดินทาง'));
  expect(spoken.map(({ syllables }) => syllables.length)).toEqual([1, 3, 1, 1]);
  expect(spokenWords('นาย|อะ-นุ-ทิน|เดินทาง')[1]).toBe('ʔa˨˩nu˦˥tʰin˧ none');
  expect(spokenWords('นาโต้-')).toEqual(['naː˧toː˥˩ long']);
});

test('borders without a word are ignored', () => {
  for (const text of ['-', '--', '|-|', 'a-b', '-|- 5']) expect(() => pronounce(bordered(text))).not.toThrow();
  expect(spokenWords('-')).toEqual([]);
});
