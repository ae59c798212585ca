import { expect, test } from 'vitest';
import { pronounce, SYLLABLE_BORDER, toIpa, WORD_BORDER } from './index.ts';

/** A text with its borders: `|` between words, `-` between syllables. */
const bordered = (text: string) => text.replaceAll('|', WORD_BORDER).replaceAll('-', SYLLABLE_BORDER);
const said = (text: string) =>
  pronounce(bordered(text)).map((word) => `${toIpa([word]).replaceAll(' ', '')} ${word.pause}`);

test('a border parts words where a dictionary of words would not, and nobody hears it', () => {
  expect(said('ตาก|ลม')).toEqual(['taːk̚˨˩ none', 'lom˧ long']);
  expect(said('ตา|กลม')).toEqual(['taː˧ none', 'klom˧ long']);
  expect(said('ตา| กลม')).toEqual(['taː˧ short', 'klom˧ long']);
  expect(said('||')).toEqual([]);
});

test('a word in syllables is read as they are written, whatever stands beside it', () => {
  const spoken = pronounce(bordered('นาย|อะ-นุ-ทิน|เดินทาง'));
  expect(spoken.map(({ syllables }) => syllables.length)).toEqual([1, 3, 1, 1]);
  expect(said('นาย|อะ-นุ-ทิน|เดินทาง')[1]).toBe('ʔa˨˩nu˦˥tʰin˧ none');
  expect(said('นาโต้-')).toEqual(['naː˧toː˥˩ long']);
});

test('borders without a word are none', () => {
  for (const text of ['-', '--', '|-|', 'a-b', '-|- 5']) expect(() => pronounce(bordered(text))).not.toThrow();
  expect(said('-')).toEqual([]);
});
