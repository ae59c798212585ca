import { expect, test } from 'vitest';
import { correctSpelling } from './correctSpelling.ts';
import { parseSearchText } from './searchText.ts';

/** Corrects a search among articles that have these words and titles, and counts what that costs. */
async function correct(text: string, present: string[], titles: string[]) {
  const cost = { searches: 0, comparisons: 0 };
  const isThere = async ({ written }: { written: string }) => {
    cost.searches += 1;
    return present.includes(written);
  };
  const listTitles = async () => {
    cost.comparisons += 1;
    return titles;
  };
  const corrected = await correctSpelling(parseSearchText(text), listTitles, isThere);
  return { corrected: corrected?.written ?? null, ...cost };
}

const TITLES = ['โครงการแลนด์บริดจ์ภาคใต้', 'แถลงข่าวงบประมาณ', 'ความเชื่อมั่นของประเทศ'];

test('up to three misspelt words are corrected, beside those that are there', async () => {
  expect(await correct('โครงกรแลนด์บริดจ์', [], TITLES)).toEqual({
    corrected: 'โครงการแลนด์บริดจ์',
    searches: 0,
    comparisons: 1,
  });
  expect(await correct('โครงกรแลนด์บริดจ์ แถลนข่าว ความเชือมัน ประเทศ', ['ประเทศ'], TITLES)).toEqual({
    corrected: 'โครงการแลนด์บริดจ์ แถลงข่าว ความเชื่อมั่น ประเทศ',
    searches: 4,
    comparisons: 3,
  });
});

test('a search of many words that are not there is compared with no titles', async () => {
  const words = 'โครงกรแลนด์บริดจ์ แถลนข่าว ความเชือมัน กระทรวงงง งบประมานน นายกรัดมนตรี ประชุมสะภา';
  expect(await correct(words, [], TITLES)).toEqual({ corrected: null, searches: 4, comparisons: 0 });
});

test('of a search of many words only the first six are looked up', async () => {
  const words = ['น้ำ', 'ไฟ', 'ลม', 'ดิน', 'ข่าว', 'ภาษี', 'ทหาร', 'ครู', 'หมอ'];
  expect(await correct(words.join(' '), words, TITLES)).toEqual({ corrected: null, searches: 6, comparisons: 0 });
});
