import type { Category, CategoryNames } from '../shape.ts';

export const CATEGORIES = [
  { slug: 'politics', name: 'การเมืองท้องถิ่น', path: '/news/politics' },
  { slug: 'environment', name: 'สิ่งแวดล้อม', path: '/news/categories/environment' },
  { slug: 'north', name: 'ฝั่งเหนือ', path: '/news/categories/north' },
] as const satisfies Category[];

export const DEFAULT_CATEGORY: (typeof CATEGORIES)[number]['slug'] = 'north';

export const CATEGORY_NAMES: CategoryNames<typeof CATEGORIES> = {
  politics: ['elections', 'เลือกตั้ง'],
  environment: ['climate', 'ธรรมชาติ'],
  north: [],
};
