export { REF_CODE, summaryPath } from './summaryPath.ts';
