export { widgetsApi } from './routes.ts';
