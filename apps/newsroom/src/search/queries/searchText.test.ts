import { expect, test } from 'vitest';
import { parseSearchText } from './searchText.ts';
import { toExactQueries, toLooseQueries } from './tsqueries.ts';

const chunksOf = (text: string) => {
  const { included, excluded } = parseSearchText(text);
  return {
    included: included.map((chunk) => chunk.words.join('|')),
    excluded: excluded.map((chunk) => chunk.words.join('|')),
  };
};

test('text without a space is one chunk of words', () => {
  expect(chunksOf('น้ำท่วมเชียงใหม่ ปี ๒๕๖๘')).toEqual({ included: ['น้ำ|ท่วม|เชียงใหม่', 'ปี', '2568'], excluded: [] });
});

test('quotation marks of any kind make a phrase, and a minus excludes a word or phrase', () => {
  expect(parseSearchText('“30 บาท” "รักษา ทุกที่" ข่าว').included.map((chunk) => chunk.isPhrase)).toEqual([
    true,
    true,
    false,
  ]);
  expect(chunksOf('กยศ -ครู -"หนี้ เสีย" covid-19 - --')).toEqual({
    included: ['กยศ', 'covid|19'],
    excluded: ['ครู', 'หนี้|เสีย'],
  });
});

test('a date in numbers is searched for in words', () => {
  for (const written of ['10/7/2567', '10-07-2567', '๑๐/๗/๒๕๖๗'])
    expect(chunksOf(`ฝน ${written}`).included).toEqual(['ฝน', '10', 'กรกฎาคม', '2567']);
  expect(parseSearchText('10/7/2567').written).toBe('10/7/2567');
  // these are none
  for (const written of ['45/7/2567', '10/13/2567', '1/2/3/2567']) expect(chunksOf(written).included).toHaveLength(1);
});

test('a long text is cut to 200 characters and twelve words', () => {
  expect(parseSearchText('ข่าว '.repeat(5000)).written).toHaveLength(199);
  expect(chunksOf('ข่าว '.repeat(5000)).included).toHaveLength(12);
  expect([...parseSearchText('😀'.repeat(5000)).written]).toHaveLength(200);
  expect(chunksOf('น้ำท่วมเชียงใหม่'.repeat(100)).included.join('|').split('|')).toHaveLength(12);
});

test.each(['', '   ', '😀', '"', '""', '-', "';--", '<>', '&|!()', '\0', '\ud800'])(
  '%j has no word to search for',
  (text) => {
    const read = parseSearchText(text);
    expect(read.included).toEqual([]);
    expect(toExactQueries(read)).toBeNull();
    expect(toLooseQueries(read)).toBeNull();
  },
);

test('a text with excluded words alone is no search', () => {
  expect(toExactQueries(parseSearchText('-ข่าว'))).toBeNull();
});

test('a year is searched for in both eras', () => {
  expect(toExactQueries(parseSearchText('งบ 2568'))?.all).toBe("('งบ') & (('2568' | '2025'))");
  expect(toExactQueries(parseSearchText('งบ 68'))?.all).toBe("('งบ') & (('68' | '2568' | '2025'))");
});

test('words that missing marks have split are also searched for joined', () => {
  expect(toLooseQueries(parseSearchText('คาแรง'))?.all).toContain("'~คาแรง'");
});

test('the query for a chunk of many words has a bounded length', () => {
  expect(toLooseQueries(parseSearchText('นำทวมเชียงไหม'.repeat(10)))?.all.length).toBeLessThan(20_000);
});
