export { CATEGORIES, type Category } from './categories.ts';
export { NEWS_LISTS } from './newsLists.ts';
