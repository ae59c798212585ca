import { expect, test } from 'vitest';
import { documentSearch, newsSearch, programSearch, searchSuggestions } from './search.ts';

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

test('an article that was found is a news item with what matches in it', () => {
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

test.each([undefined, null, ''])('everything in an answer may be %j', (nothing) => {
  const empty = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, nothing]));
  expect(newsSearch.parse(empty)).toEqual(NOTHING);
  expect(documentSearch.parse(empty)).toEqual(NOTHING);
  expect(programSearch.parse(empty)).toEqual(NOTHING);
  expect(searchSuggestions.parse(empty)).toEqual({ query: '', items: [] });
});

test.each([undefined, null, '', {}, { title: null }])(
  'an article with %j for highlights is still shown',
  (highlights) => {
    const { items } = newsSearch.parse({ ...FOUND, items: [{ id: 1, title: 'น้ำ', highlights }, { id: 2 }, null] });
    expect(items).toMatchObject([{ id: '1', highlights: { title: [], excerpt: [] } }]);
  },
);

test('a document and a suggestion lead to this site or to https, or nowhere', () => {
  const urls = ['https://org.example/a', '/a', 'javascript:alert(1)', '//evil.example', ''];
  const documents = documentSearch.parse({ ...FOUND, items: urls.map((url) => ({ title: 'ก', url })) });
  expect(documents.items.map((item) => item.href)).toEqual(['https://org.example/a', '/a', '', '', '']);
  const suggestions = searchSuggestions.parse({ items: urls.map((url) => ({ text: 'ก', url })) });
  const asked = `/search?q=${encodeURIComponent('ก')}`;
  expect(suggestions.items.map((item) => item.href)).toEqual(['https://org.example/a', '/a', asked, asked, asked]);
});

test('what was found of the programmes says what it is; of a service that does not say, it is a programme', () => {
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
