export { speechApi } from './routes.ts';
