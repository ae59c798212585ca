export { page, rowId } from '../../http/index.ts';
export { tagApi } from '../../newsLists/index.ts';
export { editingApi } from './editingApi.ts';
export { mainApi } from './mainApi.ts';
export { type FrontPageSizes, type NewsQueries, newsQueries } from './queries.ts';
