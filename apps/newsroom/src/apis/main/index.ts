export { editingApi } from './editingApi.ts';
export { page, rowId } from './listAnswer.ts';
export { mainApi } from './mainApi.ts';
export { type FrontPageSizes, type NewsQueries, newsQueries } from './queries.ts';
export { tagApi } from './tagApi.ts';
