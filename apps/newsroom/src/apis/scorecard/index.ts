export { scorecardApi } from './routes.ts';
