import { expect, test } from 'vitest';
import { splitWord } from './splitWord.ts';

test.each([
  ['เชื่อมโยง', ['เชื่อม', 'โยง']],
  ['แลกเปลี่ยน', ['แลก', 'เปลี่ยน']],
  ['กรุงเทพมหานคร', ['กรุงเทพ', 'มหานคร']],
  ['กระทรวง', []],
  ['ประเทศ', []],
  ['รัฐบาล', []],
  ['น้ำ', []],
  ['แพทองธารา', []],
])('splitWord returns the words that %s is made of', (word, parts) => {
  expect(splitWord(word)).toEqual(parts);
});
