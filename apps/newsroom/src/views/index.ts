export { viewApi } from './routes.ts';
export { countViews } from './viewCounter.ts';
