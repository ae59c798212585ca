export { summaryApi } from './routes.ts';
