import { expect, test } from 'vitest';
import { documentSearch, newsSearch, programSearch, searchSuggestions, withResultCounts } from './search.ts';
import { webSearch } from './webSearch.ts';

const FOUND = { query: 'น้ำ', searched: 'น้ำ', total: 1000, isMore: true, page: 1, totalPage: 50, didYouMean: null };
const NOTHING = {
  query: '',
  searched: '',
  total: 0,
  isMore: false,
  page: 0,
  totalPage: 0,
  didYouMean: null,
  items: [],
};

test('a search result is a news item with highlights', () => {
  const parts = [
    { text: 'น้ำ', isMatch: true },
    { text: 'ท่วม', isMatch: false },
  ];
  const { items, ...rest } = newsSearch.parse({
    ...FOUND,
    items: [{ id: 1, title: 'น้ำท่วม', url: '/news/content/1', highlights: { title: parts, excerpt: [] } }],
  });
  expect(rest).toEqual(FOUND);
  expect(items).toMatchObject([
    { id: '1', title: 'น้ำท่วม', href: '/news/content/1', kind: 'article', highlights: { title: parts, excerpt: [] } },
  ]);
});

test.each([undefined, null, ''])('every field of a search response may be %j', (nothing) => {
  const empty = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, nothing]));
  expect(newsSearch.parse(empty)).toEqual(NOTHING);
  expect(documentSearch.parse(empty)).toEqual(NOTHING);
  expect(programSearch.parse(empty)).toEqual(NOTHING);
  expect(searchSuggestions.parse(empty)).toEqual({ query: '', items: [] });
});

test('of results that their service does not count, those up to a page are known, and a page more may follow a full one', () => {
  const listItems = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1, title: 'น้ำ' }));
  for (const search of [newsSearch, documentSearch, programSearch]) {
    const count = (page: number, items: object[], more: object = {}) => {
      const { total, totalPage, isMore, isAtLeast } = withResultCounts(search, page).parse({ items, ...more });
      return [total, totalPage, isMore ? 'more' : isAtLeast];
    };
    expect(count(1, listItems(2))).toEqual([2, 1, false]);
    expect(count(1, listItems(20))).toEqual([20, 2, true]);
    expect(count(1, [...listItems(19), { id: 20 }])).toEqual([19, 2, true]);
    expect(count(2, listItems(3))).toEqual([23, 2, false]);
    expect(count(2, [])).toEqual([20, 1, false]);
    expect(count(1, [])).toEqual([0, 0, false]);
    expect(count(1, listItems(20), { total: '41' })).toEqual([41, 3, false]);
    expect(count(2, listItems(20), { totalPage: 5 })).toEqual([40, 5, true]);
    expect(count(1, listItems(20), { isMore: true })).toEqual([20, 2, 'more']);
  }
  const links = [1, 2].map(() => ({ title: 'น้ำ', link: 'https://web.example/' }));
  expect(webSearch.parse({ items: links })).toMatchObject({ total: 2, totalPage: 1 });
});

test('a result that is sent twice is shown and counted once', () => {
  const items = [1, 2, 1].map((id) => ({ id, title: 'น้ำ' }));
  expect(withResultCounts(newsSearch, 1).parse({ items })).toMatchObject({
    total: 2,
    items: [{ id: '1' }, { id: '2' }],
  });
});

test('a suggested correction may be a number, such as a year', () => {
  expect(newsSearch.parse({ ...FOUND, items: [], didYouMean: 2569 }).didYouMean).toBe('2569');
});

test.each([undefined, null, '', {}, { title: null }])(
  'a result whose highlights are %j has empty highlights',
  (highlights) => {
    const { items } = newsSearch.parse({ ...FOUND, items: [{ id: 1, title: 'น้ำ', highlights }, { id: 2 }, null] });
    expect(items).toMatchObject([{ id: '1', highlights: { title: [], excerpt: [] } }]);
  },
);

test('unsafe addresses of documents are emptied, and those of suggestions lead to a search', () => {
  const urls = ['https://org.example/a', '/a', 'javascript:alert(1)', '//evil.example', ''];
  const documents = documentSearch.parse({ ...FOUND, items: urls.map((url) => ({ title: 'ก', url })) });
  expect(documents.items.map((item) => item.href)).toEqual(['https://org.example/a', '/a', '', '', '']);
  const suggestions = searchSuggestions.parse({ items: urls.map((url) => ({ text: 'ก', url })) });
  const search = `/search?q=${encodeURIComponent('ก')}`;
  expect(suggestions.items.map((item) => item.href)).toEqual(['https://org.example/a', '/a', search, search, search]);
});

test('a programme result has its kind, by default programme', () => {
  const items = [
    { kind: 'episode', title: 'น้ำมา', url: '/program/a/episodes/1', programTitle: 'หอมดิน', duration_seconds: '40' },
    { kind: 'concert', title: 'น้ำใจ', url: 'javascript:alert(1)', imgUrl: '//evil.test/a.jpg' },
    { title: '' },
  ];
  expect(programSearch.parse({ ...FOUND, items }).items).toMatchObject([
    { kind: 'episode', href: '/program/a/episodes/1', program: 'หอมดิน', durationSeconds: 40 },
    { kind: 'program', href: '', picture: '', durationSeconds: 0, publishedAt: null },
  ]);
});
