export { ttsApi } from './routes.ts';
