import { expect, test } from 'vitest';
import { parseNote } from './note.ts';

test.each(['', ' \n ', '\u200b', '\u200b\0\u2060', '\u202e'])('the note %j is empty', (typed) => {
  expect(() => parseNote(typed, 'correction')).toThrow('The correction is empty.');
});

test('a note becomes one line without characters of direction, and keeps what separates its words', () => {
  expect(parseNote(' แก้\u200bคะแนน\n\u202eเป็น 3\u202c ', 'correction')).toBe('แก้\u200bคะแนน เป็น 3');
});
