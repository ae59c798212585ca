import { expect, test } from 'vitest';
import { parseSearchText } from '../queries/searchText.ts';
import { searchDocuments } from './documents.ts';

const DOCUMENTS = [
  { title: 'ร้องเรียน', description: 'เรื่องที่ไม่เป็นธรรม', url: '/a' },
  { title: 'ร่วมงาน', description: 'ร้องเรียนไม่ได้ที่นี่', url: '/b' },
  { title: 'About us', description: 'The board', url: '/c' },
];

test.each([
  ['ร้องเรียน', ['/a', '/b']],
  ['รองเรียน', ['/a', '/b']],
  ['ร้องเรียน -ร่วมงาน', ['/a']],
  ['BOARD about', ['/c']],
  ['boa', ['/c']],
  ['"the board"', ['/c']],
  ['"board the"', []],
  ['ไม่มี', []],
  ['', []],
])('searchDocuments finds for “%s” the documents in their order', (text, urls) => {
  expect(searchDocuments(DOCUMENTS, parseSearchText(text)).map((document) => document.url)).toEqual(urls);
});
