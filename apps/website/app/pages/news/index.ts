export { NEWS_LISTS } from './newsLists.ts';
