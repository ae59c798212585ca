import { expect, test } from 'vitest';
import type { NewsSection } from '../../components/newsSections/index.ts';
import { omitUnseenPictures } from './rhythm.ts';

const item = { id: '1', title: 'ข่าว', href: '/news/content/1', category: '', picture: '/p.webp', publishedAt: null };
const section = (type: NewsSection['type']): NewsSection => ({
  id: type,
  type,
  title: type,
  href: '',
  items: [item, item],
});
const picturesOf = (sections: NewsSection[]) =>
  omitUnseenPictures(sections).map(({ items }) => items.map(({ picture }) => picture !== ''));

test('the second and the third category section show only their first picture, other sections all pictures', () => {
  const categories = Array.from({ length: 4 }, () => section('category'));
  const [all, first] = [
    [true, true],
    [true, false],
  ];
  expect(picturesOf([section('lead'), ...categories, section('focus')])).toEqual([all, all, first, first, all, all]);
});
