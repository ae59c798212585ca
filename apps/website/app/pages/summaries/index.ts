export { REF_CODE_PATTERN, toSummaryPath } from './summaryPath.ts';
