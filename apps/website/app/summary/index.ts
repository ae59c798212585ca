export { summaryPath } from './summaryPath.ts';
