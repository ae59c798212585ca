export { authorKey } from './authorKey.ts';
export { bylineColumn, findByline, requireAuthors } from './authors.ts';
export { addAuthorRoutes } from './routes.ts';
