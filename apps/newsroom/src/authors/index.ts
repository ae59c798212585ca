export { authorKey } from './authorKey.ts';
export { type BylineAuthor, bylineColumn, findByline, requireAuthors } from './authors.ts';
export { addAuthorRoutes } from './routes.ts';
