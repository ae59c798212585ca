import { expect, test } from 'vitest';
import { article } from './article.ts';
import { authorNews } from './author.ts';

test('an article has its authors with their pages, without nameless ones', () => {
  const authors = [
    { name: 'มาลี', url: '/news/authors/malee' },
    { name: '' },
    { name: 'สมศักดิ์', url: 'javascript:alert(1)' },
  ];
  expect(article.parse({ id: 1, title: 'ข่าว', authors }).authors).toEqual([
    { name: 'มาลี', href: '/news/authors/malee' },
    { name: 'สมศักดิ์', href: '' },
  ]);
});

test('an author’s news has the author and the articles, and requires a name', () => {
  const items = [{ id: 1, title: 'ข่าว' }];
  const read = authorNews.parse({
    total: 1,
    page: 1,
    totalPage: 1,
    items,
    author: { name: 'มาลี', imgUrl: '//evil.example' },
  });
  expect(read).toMatchObject({ total: 1, author: { name: 'มาลี', jobTitle: '', about: '', picture: '' } });
  expect(authorNews.safeParse({ items, author: { jobTitle: 'ผู้สื่อข่าว' } }).success).toBe(false);
});
