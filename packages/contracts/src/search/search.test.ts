import { expect, test } from 'vitest';
import { documentSearch, newsSearch, programSearch, searchSuggestions } from './search.ts';
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

test('results that their service does not count are those of the page, and pages those of the results', () => {
  const items = [
    { id: 1, title: 'น้ำ' },
    { id: 2, title: 'ฝน' },
  ];
  for (const search of [newsSearch, documentSearch, programSearch]) {
    expect(search.parse({ items })).toMatchObject({ total: 2, totalPage: 1 });
    expect(search.parse({ items, total: '41' })).toMatchObject({ total: 41, totalPage: 3 });
  }
  const links = items.map(({ title }) => ({ title, link: 'https://web.example/' }));
  expect(webSearch.parse({ items: links })).toMatchObject({ total: 2, totalPage: 1 });
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
